interface PolicyRules {
  createHTML: (text: string) => string | null;
  createScriptURL: (url: string) => string | null;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: PolicyRules) => unknown;
}

/**
 * Names what may reach the dangerous sinks of the document: text without markup (the style sheets
 * that Mantine writes) and scripts of this site (workers). Everything else is refused.
 */
export function installTrustedTypes(): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
