/** Nouns that name the same in any app: two lists of them would show the same twice. */
const groups = `
  pupil student learner schoolchild
  client customer
  guest visitor
  kid child
  film movie
  photo picture image
  bike bicycle
  flat apartment
  car vehicle automobile
  teacher tutor instructor
  trainer coach
  doctor physician
  dish meal
  song track tune
  employee colleague coworker worker staff
  volunteer helper
  shop store
  expense spending cost
  cocktail drink
  chore housework task
  article product goods
  trip journey drive
  remedy medicine medication drug
  allotment plot
  lorry truck
  babysitter sitter
`

const first = new Map(
  groups
    .split('\n')
    .map((line) => line.trim().split(' '))
    .flatMap((words) => words.map((word): [string, string] => [word, words[0] ?? word])),
)

/** Whether two singular nouns name the same thing. */
export const isSame = (one: string, other: string): boolean =>
  one === other || (first.has(one) && first.get(one) === first.get(other))
