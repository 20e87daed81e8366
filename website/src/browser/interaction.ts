import type { ClientDirective } from 'astro'

const interaction: ClientDirective = (load, _options, island) => {
  const scope = island.closest('dialog') ?? island
  const events = ['pointerover', 'pointerdown', 'focusin', 'beforetoggle'] as const
  const start = async () => {
    for (const event of events) scope.removeEventListener(event, start)
    const hydrate = await load()
    await hydrate()
  }
  for (const event of events) scope.addEventListener(event, start)
}
export default interaction
