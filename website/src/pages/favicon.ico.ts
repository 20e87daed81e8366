import type { APIRoute } from 'astro'
import sharp from 'sharp'
import { icoFile } from '../identity/ico-file.ts'
import { faviconIcons, iconSvg } from '../identity/icons.ts'

export const GET: APIRoute = async () => {
  const pictures = faviconIcons.map(async (icon) => ({
    size: icon.size,
    png: await sharp(Buffer.from(iconSvg(icon)))
      .png()
      .toBuffer(),
  }))
  return new Response(new Uint8Array(icoFile(await Promise.all(pictures))), {
    headers: { 'content-type': 'image/x-icon' },
  })
}
