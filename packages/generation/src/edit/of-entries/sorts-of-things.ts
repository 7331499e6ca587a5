import { byWord } from '../../by-word.ts'
import { stemsIn } from '../plainly/app-parts.ts'

/** What is one of which sort, where its name does not say so. */
const members = `
meat: chicken beef pork lamb ham bacon sausage steak burger turkey salami chorizo mince veal meatball
fish: salmon tuna cod trout herring mackerel shrimp prawn anchovy seafood
white: riesling silvaner chardonnay sauvignon
red: pinot barolo rioja chianti sangiovese grenache zinfandel merlot syrah cabernet touriga malbec tempranillo
dog: terrier greyhound retriever collie poodle labrador shepherd spaniel beagle dachshund puppy
cat: tabby siamese kitten tomcat
loaf: bread loaves
roll: bun
sweet: cake cookie tart pudding pastry
alcohol: beer wine cocktail whisky gin rum vodka
`
/** "Veggie" is all that is none of these. */
const without: Readonly<Record<string, string>> = byWord({
  veggie: 'meat fish',
  vegetarian: 'meat fish',
  meatless: 'meat',
})

const bySort: ReadonlyMap<string, readonly string[]> = new Map(
  members
    .trim()
    .split('\n')
    .map((line) => {
      const [sort = '', words = ''] = line.split(': ')
      return [stemsIn(sort)[0] ?? sort, words.split(' ').flatMap(stemsIn)] as const
    }),
)

/** Whether texts are of something of that sort: they say it, or name one of its members. */
export function isOfSort(texts: readonly string[], sort: string): boolean {
  const stems = stemsIn(sort)
  const said = texts.flatMap(stemsIn)
  const others = without[sort.toLowerCase().replace(/s$/, '')]
  if (others !== undefined)
    return (
      stems.some((stem) => said.includes(stem)) || others.split(' ').every((other) => !isOfSort(texts, other))
    )
  if (stems.length > 0 && stems.every((stem) => said.includes(stem))) return true
  const known = bySort.get(stems.at(-1) ?? '')
  return stems.length === 1 && known !== undefined && known.some((stem) => said.includes(stem))
}
