import { allPages, isIndexable, pageOf } from './pages.ts'

const all = allPages.map(pageOf)
const pagesOfMenu = all.filter(({ linkedFrom }) => linkedFrom === 'menu')
const indexable = allPages.filter(isIndexable).map(pageOf)

/** Matches any of the given keys, and nothing else. */
const oneOf = (keys: readonly string[]) => new RegExp(`^(${keys.join('|')})$`)

/** How many characters fit a small place, with `{placeholders}` as written. The first that matches a key applies. */
export const textLimits = [
  {
    keys: oneOf(pagesOfMenu.map(({ name }) => name)),
    most: 16,
    place: 'the menu, which has one line',
  },
  { keys: /^ENQUIRY_TAB$/, most: 16, place: 'the tab at the edge of the screen' },
  {
    keys: /^(SEND|SUBMITTING|CLOSING_BUTTON|CAREERS_APPLY|PARTNERS_BECOME|RESCUE_(RETRY|EMAIL|COPY|COPIED))$/,
    most: 20,
    place: 'its button',
  },
  { keys: /^HOME_TAGLINE$/, most: 26, place: 'the film, in two lines of the largest size' },
  { keys: /^HOME_BAND$/, most: 44, place: 'the band under the film' },
  { keys: /(CLOSING_LINE|_HEADLINE)$/, most: 36, place: 'a line of the largest size' },
  { keys: /_LABEL$/, most: 28, place: 'the line above a section' },
  { keys: /(_REQUIRED|_INVALID)$/, most: 64, place: 'the two lines under a field' },
  {
    keys: oneOf([...all.flatMap(({ search }) => search?.title ?? []), 'NOT_FOUND_TITLE']),
    most: 55,
    place: 'a result of a search engine, which cuts titles',
    inSearch: true,
  },
  {
    keys: oneOf([
      ...indexable.flatMap(({ search }) => search?.description ?? []),
      'SERVICES_DESCRIPTION_ONE',
      'CAREERS_DESCRIPTION_DIRECT',
    ]),
    most: 165,
    place: 'a result of a search engine, which cuts descriptions',
    inSearch: true,
    least: 80,
  },
]

/** The limit of a text; none when it may be of any length. */
export const limitOf = (key: string) => textLimits.find(({ keys }) => keys.test(key))
