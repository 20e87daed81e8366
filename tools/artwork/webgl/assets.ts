/** Reads text that the studio serves, such as shaders. */
export async function loadText(path: string): Promise<string> {
  return (await load(path)).text()
}

/** Reads raw numbers that the studio serves, such as height maps. */
export async function loadFloats(path: string): Promise<Float32Array> {
  return new Float32Array(await (await load(path)).arrayBuffer())
}

/** Sends a finished picture to the studio. */
export async function deliver(pixels: Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>) {
  const response = await fetch('/delivery', { method: 'POST', body: pixels })
  if (!response.ok) throw new Error(`The delivery failed with status ${response.status}`)
}

async function load(path: string): Promise<Response> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} could not be read: status ${response.status}`)
  return response
}
