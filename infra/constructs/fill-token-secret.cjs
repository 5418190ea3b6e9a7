// Runs once, when the stack is made: fills the secret that signs tokens. A secret that holds keys
// already stays as it is, so an update or a restored stack signs nobody out.
const { generateKeyPairSync, randomBytes } = require('node:crypto');

async function hasKeys(client, SecretId, { GetSecretValueCommand }) {
  try {
    const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId }));
    return SecretString.includes('"signingKey"');
  } catch (error) {
    // Only a secret without a value has no keys: any other failure must not replace keys that are in use.
    if (error.name === 'ResourceNotFoundException') return false;
    throw error;
  }
}

async function fill(SecretId) {
  const sdk = require('@aws-sdk/client-secrets-manager');
  const client = new sdk.SecretsManagerClient();
  if (await hasKeys(client, SecretId, sdk)) return;
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const SecretString = JSON.stringify({
    signingKey: { ...privateKey.export({ format: 'jwk' }), alg: 'ES256' },
    refreshKey: randomBytes(32).toString('base64url'),
  });
  await client.send(new sdk.PutSecretValueCommand({ SecretId, SecretString }));
}

exports.handler = async (event) => {
  const { SecretId } = event.ResourceProperties;
  let Reason;
  try {
    if (event.RequestType !== 'Delete') await fill(SecretId);
  } catch (error) {
    Reason = error.name;
  }
  const { StackId, RequestId, LogicalResourceId } = event;
  const PhysicalResourceId = event.PhysicalResourceId ?? LogicalResourceId;
  const Status = Reason ? 'FAILED' : 'SUCCESS';
  const body = { Status, Reason, PhysicalResourceId, StackId, RequestId, LogicalResourceId };
  await fetch(event.ResponseURL, { method: 'PUT', body: JSON.stringify(body) });
};
