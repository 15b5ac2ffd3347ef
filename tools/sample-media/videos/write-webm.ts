/** One encoded frame; time in milliseconds from the start. */
export interface VideoFrame {
  readonly time: number;
  readonly isKey: boolean;
  readonly data: Uint8Array;
}

interface VideoTrack {
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
  readonly frames: readonly VideoFrame[];
}

function writeSize(size: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(size) | (1n << 56n));
  return bytes;
}

function writeElement(id: number, content: Buffer | readonly Buffer[]): Buffer {
  const body = Array.isArray(content) ? Buffer.concat(content) : (content as Buffer);
  const hex = id.toString(16);
  return Buffer.concat([Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex'), writeSize(body.length), body]);
}

function writeNumber(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(Math.round(value)));
  return writeElement(id, bytes);
}

function writeText(id: number, text: string): Buffer {
  return writeElement(id, Buffer.from(text, 'utf8'));
}

function writeFloat(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return writeElement(id, bytes);
}

function writeBlock({ time, isKey, data }: VideoFrame, clusterTime: number): Buffer {
  const header = Buffer.alloc(4);
  header.writeUInt8(0x81, 0);
  header.writeInt16BE(Math.round(time - clusterTime), 1);
  header.writeUInt8(isKey ? 0x80 : 0, 3);
  return writeElement(0xa3, [header, Buffer.from(data)]);
}

function splitClusters(frames: readonly VideoFrame[]): readonly (readonly VideoFrame[])[] {
  const clusters: VideoFrame[][] = [];
  for (const frame of frames) {
    const last = clusters.at(-1);
    if (frame.isKey || last === undefined) clusters.push([frame]);
    else last.push(frame);
  }
  return clusters;
}

/** Writes VP9 frames into a WebM file; each key frame begins a cluster and has a cue. */
export function writeWebm({ width, height, durationMs, frames }: VideoTrack): Buffer {
  const header = writeElement(0x1a45dfa3, [
    writeNumber(0x4286, 1),
    writeNumber(0x42f7, 1),
    writeNumber(0x42f2, 4),
    writeNumber(0x42f3, 8),
    writeText(0x4282, 'webm'),
    writeNumber(0x4287, 2),
    writeNumber(0x4285, 2),
  ]);
  const information = writeElement(0x1549a966, [
    writeNumber(0x2ad7b1, 1_000_000),
    writeFloat(0x4489, durationMs),
    writeText(0x4d80, 'kmx'),
    writeText(0x5741, 'kmx'),
  ]);
  const size = writeElement(0xe0, [writeNumber(0xb0, width), writeNumber(0xba, height)]);
  const track = [writeNumber(0xd7, 1), writeNumber(0x73c5, 1), writeNumber(0x83, 1), writeText(0x86, 'V_VP9'), size];
  const tracks = writeElement(0x1654ae6b, writeElement(0xae, track));
  const clusters = splitClusters(frames).map((group) => {
    const time = group[0]?.time ?? 0;
    const blocks = group.map((frame) => writeBlock(frame, time));
    return { time, bytes: writeElement(0x1f43b675, [writeNumber(0xe7, time), ...blocks]) };
  });
  // Every number has eight bytes, so the cues are as long with their final positions as with zeros.
  const writeCues = (start: number) => {
    let position = start;
    const points = clusters.map(({ time, bytes }) => {
      const place = writeElement(0xb7, [writeNumber(0xf7, 1), writeNumber(0xf1, position)]);
      position += bytes.length;
      return writeElement(0xbb, [writeNumber(0xb3, time), place]);
    });
    return writeElement(0x1c53bb6b, points);
  };
  const before = information.length + tracks.length;
  const cues = writeCues(before + writeCues(0).length);
  const segment = writeElement(0x18538067, [information, tracks, cues, ...clusters.map(({ bytes }) => bytes)]);
  return Buffer.concat([header, segment]);
}
