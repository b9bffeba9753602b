/** One computer has two names, and a browser takes them for two origins. */
const OTHER_NAME: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/** The address of a path under the other name of this computer; where it has none, on a host that is never met. */
export function onOtherName({ hostname, port, protocol }: URL, path: string, otherwise: string): string {
  const other = OTHER_NAME[hostname];
  return other === undefined ? otherwise : `${protocol}//${other}${port === '' ? '' : `:${port}`}${path}`;
}
