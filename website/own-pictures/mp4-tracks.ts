/** A track of an MP4 file. */
export interface Mp4Track {
  /** The tag of its codec, such as `avc1`. */
  tag: string
  /** In pixels; without a meaning for sound. */
  width: number
  height: number
}

/** The tracks of an MP4 file, from its sample descriptions (ISO/IEC 14496-12, 8.5.2); none in other files. */
export function mp4Tracks(source: Buffer): Mp4Track[] {
  const tracks: Mp4Track[] = []
  if (source.toString('latin1', 4, 8) !== 'ftyp') return tracks
  for (let at = source.indexOf('stsd'); at >= 0; at = source.indexOf('stsd', at + 1)) {
    if (at + 48 > source.length) break
    tracks.push({
      tag: source.toString('latin1', at + 16, at + 20),
      width: source.readUInt16BE(at + 44),
      height: source.readUInt16BE(at + 46),
    })
  }
  return tracks
}
