/** Runs in CloudFront before the site's bucket: routes of the application have no extension and show its page. */
export const showPage = `function handler(event) {
  var request = event.request;
  var name = request.uri.split('/').pop();
  if (name.indexOf('.') < 0) request.uri = '/index.html';
  return request;
}`;

/** Runs in CloudFront before the API: a trailing slash means the same call. */
export const stripSlash = `function handler(event) {
  var request = event.request;
  if (request.uri.length > 1 && request.uri.endsWith('/')) request.uri = request.uri.slice(0, -1);
  return request;
}`;
