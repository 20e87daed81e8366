import type { APIRoute } from 'astro'
import sharp from 'sharp'
import { iconSvg, manifestIcons, type Icon } from '../../identity/icons.ts'

export const getStaticPaths = () =>
  Object.entries(manifestIcons).map(([name, icon]) => ({ params: { icon: name }, props: { icon } }))

export const GET: APIRoute<{ icon: Icon }> = async ({ props }) => {
  const png = await sharp(Buffer.from(iconSvg(props.icon)))
    .png({ palette: true })
    .toBuffer()
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } })
}
