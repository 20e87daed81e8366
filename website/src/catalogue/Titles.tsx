import { PageTitle } from '../components/PageTitle.tsx'

/** Several page titles. In an Astro file the children of `PageTitle` would be markup, not a string. */
export function Titles({ titles }: { titles: string[] }) {
  return titles.map((title) => <PageTitle key={title}>{title}</PageTitle>)
}
