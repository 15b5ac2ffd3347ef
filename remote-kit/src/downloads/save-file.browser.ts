/** Saves a text as a download of the browser. */
export function saveFile(name: string, mediaType: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
