import type { ClientDirective } from 'astro'

/** A value as Astro writes it into the page: 0 is a value or an object of such pairs, 1 a list of them. */
type Written = [0, unknown?] | [1, Written[]]

const read = ([kind, value]: Written): unknown => {
  if (kind === 1) return value.map(read)
  if (typeof value !== 'object' || value === null) return value
  return readAll(value as Record<string, Written>)
}
const readAll = (values: Record<string, Written>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, read(value)]))

type Hydrator = (
  island: HTMLElement,
) => (component: unknown, props: object, slots: object, options: object) => Promise<void>

/** Where Astro puts `client:interaction`, in a script that stands before this one. */
const { Astro: directives } = globalThis as unknown as { Astro: { interaction: ClientDirective } }

let failures = 0

// A line that breaks for a moment must not cost the form: everything is asked for twice. Browsers
// remember that an address has failed, so the second is another each time.
const load = (url: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ url).catch(
    () => import(/* @vite-ignore */ `${url}?${(failures += 1)}`),
  ) as never

/**
 * Brings a component that stands in the page to life. Astro's own element for this can do much more
 * (every kind of prop, nested islands, other directives) and weighs a kilobyte more on every page;
 * website/integrations/small-island.ts puts this one in its place.
 */
class Island extends HTMLElement {
  connectedCallback() {
    const options = { name: 'interaction', value: '' }
    directives.interaction(() => this.load(), options, this)
  }

  attribute(name: string): string {
    return this.getAttribute(name) ?? ''
  }

  async load() {
    const [component, renderer] = await Promise.all([
      load(this.attribute('component-url')),
      load(this.attribute('renderer-url')),
    ])
    return async () => {
      // A stored draft asks for the form while the parser may still be inside of it.
      if (document.readyState === 'loading') {
        await new Promise((parsed) => {
          document.addEventListener('DOMContentLoaded', parsed)
        })
      }
      const props = readAll(JSON.parse(this.attribute('props')) as Record<string, Written>)
      const slot = this.querySelector('astro-slot')
      await (renderer.default as Hydrator)(this)(
        component[this.attribute('component-export')],
        props,
        slot ? { default: slot.innerHTML } : {},
        { client: 'interaction' },
      )
      this.removeAttribute('ssr')
    }
  }
}

customElements.define('astro-island', Island)
