/** Gives the visitor a file to keep or to open. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after this task.
  setTimeout(() => URL.revokeObjectURL(address), LIFE_MS);
}

const LIFE_MS = 10_000;
