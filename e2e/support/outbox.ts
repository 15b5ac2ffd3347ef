async function readPage(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(5_000) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

/** The list of sent mails, newest first, as HTML. */
export function readOutbox(servicesOrigin: string): Promise<string> {
  return readPage(`${servicesOrigin}/outbox`);
}

/** The page of the newest mail to a recipient; rejects when there is none. */
export async function readNewestMail(servicesOrigin: string, recipient: string): Promise<string> {
  const rows = (await readOutbox(servicesOrigin)).split('<tr>');
  const row = rows.find((text) => text.includes(`<td>${recipient}</td>`));
  const address = /href="(\/outbox\/[^"]+)"/.exec(row ?? '')?.[1];
  if (address === undefined) throw new Error(`No mail was sent to ${recipient}`);
  return readPage(`${servicesOrigin}${address}`);
}
