import * as v from 'valibot';

/** Where the build plugin of a remote writes what it is; a file of the release like any other. */
const containerDescription = 'browser/mf-manifest.json';

const descriptionSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ metaData: v.object({ pluginVersion: v.pipe(v.string(), v.nonEmpty()) }) }),
);

/**
 * The version of the plugin that built a remote's container, as the plugin states it: the tool that publishes a build
 * cannot know it. Rejects with a sentence when the build does not state it.
 */
export async function readContainerVersion(read: (path: string) => Promise<Uint8Array>): Promise<string> {
  const text = await read(containerDescription).then(
    (content) => new TextDecoder().decode(content),
    (error: unknown) => {
      throw new Error(`nothing: ${containerDescription} cannot be read`, { cause: error });
    },
  );
  const result = v.safeParse(descriptionSchema, text);
  if (!result.success) throw new Error(`nothing: ${containerDescription} names no pluginVersion`);
  return result.output.metaData.pluginVersion;
}
