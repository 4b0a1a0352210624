/** Texts that look like something that must not be published. */

/** Each pattern is that of one kind of key, as its issuer writes it. */
const kinds: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  'a key of Amazon Web Services': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a token of GitHub': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{50,})/,
  'a token of GitLab': /\bgl(?:pat|dt|rt|cbt|ptt|ft|imt|agent|oas|soat)-[A-Za-z0-9_-]{20}/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a token of Slack': /\bxox[abeoprs]-[A-Za-z0-9-]{10,}/,
  'a key of Google': /\bAIza[0-9A-Za-z_-]{35}\b/,
  'a secret key of a payment or language service':
    /\bsk[-_](?:live|proj|ant|test)[-_][A-Za-z0-9_-]{20,}/,
  'a password in an address': /\bhttps?:\/\/[\w.%-]+:[^\s/@"'<>\\`$]{4,}@[\w-]+\./,
};

/** Names of settings that hold a secret; the search key that pages may have is not one of them. */
const secretSetting = /SECRET|TOKEN|PASSWORD|PASSWD|PRIVATE|ADMIN|WRITE_KEY|ACCESS_KEY/i;

/** @param environment settings of this run; what a secret one holds must not be in the text */
export function secretsIn(
  text: string,
  environment: Readonly<Record<string, string | undefined>> = {},
): readonly string[] {
  const ofKind = Object.entries(kinds).filter(([, pattern]) => pattern.test(text));
  const ofSettings = Object.entries(environment).filter(
    ([name, value = '']) => secretSetting.test(name) && value.length >= 12 && text.includes(value),
  );
  return [
    ...ofKind.map(([what]) => what),
    ...ofSettings.map(([name]) => `what the setting ${name} holds`),
  ];
}
