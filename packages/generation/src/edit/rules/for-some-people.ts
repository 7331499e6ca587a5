import { type EditRule, refuse } from '../rule.ts'

/** "Hide the prices from the staff": everybody sees the same. */
const hiddenFrom: EditRule = (clause) =>
  /^(?:hide|conceal|keep)\s.{2,40}\sfrom\s+(?:the\s+|our\s+|my\s+|all\s+)?(?:staff|customers|clients|guests|members|users|people|visitors|others|children|kids|parents|students|pupils|players|employees|workers|everyone|everybody|non-members)$/i.test(
    clause,
  )
    ? refuse(
        'The app is the same for everybody: it has no accounts, so nothing is hidden from anybody. What nobody should see can be removed.',
      )
    : undefined

const forSome = [
  /^(?:only\s+)?(?:the\s+|our\s+)?(?<who>\p{L}{3,16}s|staff|children|people)\s+(?:only\s+should|should\s+only|only\s+(?:can|may|must))\s+(?:be able to\s+)?(?:see|use|press|tap|open|find|have)\b.{3,80}$/iu,
  /^only\s+(?:the\s+|our\s+)?(?<who>\p{L}{3,16}s|staff|children|people)\s+(?:should|can|may|must)\s+(?:be able to\s+)?(?:see|use|press|tap|open|find|have)\b.{3,80}$/iu,
  /^.{3,60}\s(?:should|must|may)\s+only\s+be\s+(?:seen|visible|shown|there|used)\s+(?:to|by|for)\s+(?:the\s+|our\s+)?(?<who>\p{L}{3,16}s|staff|children|people)$/iu,
]

/** "Only teachers should see the button": everybody sees the same, each kind of person can have a screen. */
const onlyForSome: EditRule = (clause) => {
  const who = forSome.map((form) => form.exec(clause)?.groups?.who).find((each) => each !== undefined)
  return who === undefined
    ? undefined
    : refuse(
        `The app is the same for everybody: it has no accounts. Try "Add a ${who.toLowerCase()} screen", and then "Move" with the name of the part, to that screen.`,
      )
}

/** What only some people are to see: the app is the same for everybody. */
export const forSomeRules: readonly EditRule[] = [hiddenFrom, onlyForSome]
