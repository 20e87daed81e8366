import { PageTitle } from '../components/PageTitle.tsx'

/** Page titles below one another. Astro would hand a component of its own markup, not a string. */
export function Titles({ titles }: { titles: string[] }) {
  return titles.map((title) => <PageTitle key={title}>{title}</PageTitle>)
}
