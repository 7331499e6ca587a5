interface Budget {
  title: string
  spent: number
  planned: number
}

/** € 1,778 of € 2,200 in two to five categories, of which none is the rent. */
const withoutRent: Readonly<Record<number, readonly (readonly [spent: number, planned: number])[]>> = {
  2: [
    [1240, 1500],
    [538, 700],
  ],
  3: [
    [920, 1100],
    [538, 700],
    [320, 400],
  ],
  4: [
    [820, 900],
    [412, 600],
    [356, 400],
    [190, 300],
  ],
  5: [
    [820, 900],
    [412, 550],
    [260, 350],
    [190, 250],
    [96, 150],
  ],
}

/** The rent is what it is in the list of payments, and the others share the rest. */
const rent = [820, 820] as const
const besideRent: Readonly<Record<number, readonly (readonly [spent: number, planned: number])[]>> = {
  1: [[958, 1380]],
  2: [
    [538, 780],
    [420, 600],
  ],
  3: [
    [412, 620],
    [356, 500],
    [190, 260],
  ],
  4: [
    [412, 560],
    [260, 400],
    [190, 270],
    [96, 150],
  ],
}

const isRent = /^(?:rent|housing|flat|home|mortgage)$/i

/** Whether a household's money can be told by so many categories. */
export const canSpend = (count: number): boolean => withoutRent[count] !== undefined

/** What a household has spent and planned this month in each of these categories, € 1,778 of € 2,200 in all. */
export function budgetsOf(categories: readonly string[]): Budget[] {
  const place = categories.findIndex((title) => isRent.test(title))
  const others = [...((place < 0 ? withoutRent[categories.length] : besideRent[categories.length - 1]) ?? [])]
  return categories.map((title, index) => {
    const [spent, planned] = index === place ? rent : (others.shift() ?? [0, 1])
    return { title, spent, planned }
  })
}
