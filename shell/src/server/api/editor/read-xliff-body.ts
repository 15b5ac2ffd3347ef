/** The XLIFF file of a request: the body itself, or the field `file` of a form; null when there is none. */
export async function readXliffBody(contentType: string, body: string): Promise<string | null> {
  if (!contentType.startsWith('multipart/form-data')) {
    return /^(?:application|text)\/(?:[\w.-]+\+)?xml\b/.test(contentType) && body !== '' ? body : null;
  }
  try {
    const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
    const file = form.get('file');
    return typeof file === 'string' ? file : ((await file?.text()) ?? null);
  } catch {
    return null;
  }
}
