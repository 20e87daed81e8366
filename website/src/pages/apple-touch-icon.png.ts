import type { APIRoute } from 'astro'
import sharp from 'sharp'
import { appleTouchIcon, iconSvg } from '../identity/icons.ts'

export const GET: APIRoute = async () => {
  const png = await sharp(Buffer.from(iconSvg(appleTouchIcon)))
    .png({ palette: true })
    .toBuffer()
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } })
}
