/**
 * Nouns that say nothing of their own: a warning, a sketch, an inspection is one of what the app is about. What is seen under
 * them are the app's own things; the lines say what there is to say of each. Behind `+` it is said of what one can touch only.
 */
const table = `
  warning, hazard, danger, alert: Needs a look; Due this week; Changed on Monday; Check again; Above the usual; Since Tuesday
  sketch, drawing, doodle: Pencil, Thu 19 Nov; Ink, Tuesday; Quick one, Sunday; Pencil, 11 Nov; Second try; Ink, 4 Nov
  + inspection, check, test, audit, examination, safety check, assessment: Passed, Thu 19 Nov; Due in March; Passed, Monday; One point open; Passed, 4 Nov; Due in May
  + maintenance, service, cleaning, treatment, upkeep: Done on Thu 19 Nov; Due in March; Done on Monday; Twice a year; Done on 4 Nov; Due in May
  + deworming, worming, tick treatment, flea treatment, tick protection, nail clipping, grooming: Done on Thu 19 Nov; Due in March; Done on Monday; Every three months; Done on 4 Nov; Due in May
  + repair, fix, repair job: Done on Thu 19 Nov; Waits for a part; Begun on Monday; Done on 4 Nov; Asked for a price; Picked up
  + spraying, watering, pruning, fertilising, fertilizing, weeding, harvest, sowing, feeding: Thu 19 Nov, all of it; Due on Monday; Tuesday, half; Due next week; Sunday, all of it; 11 Nov, in the evening
  observation, remark, finding: Seen by Lea, Thu 19 Nov; Seen by Omar, Tuesday; By Kim, Monday; Twice on Sunday; Seen by Ana, 11 Nov; By Iris, 4 Nov
  reading, measurement, sample: Thu 19 Nov, 8:40; Tuesday, 19:15; Monday, 7:55; Sunday, 12:30; 11 Nov, 20:05; 4 Nov, 8:10
  + fault, defect, problem, issue, breakdown, malfunction, failure, damage, complaint: Does not work since Monday; One part is loose; Makes a noise; Missing a piece; Stops now and then; Looks worn
  report, record, certificate, document, protocol: Thu 19 Nov, by Lea; Tuesday, two pages; Signed on Monday; 11 Nov, by Omar; Draft of Sunday; 4 Nov, complete
  webcam, live camera, live picture: Live, 9:41; Live, 9:40; Live, 9:38; Picture of 9:30; Live, 9:41; Picture of 9:15
  + request: Asked for by Lea; Asked for by Omar; Kim, from Friday; Ana, for a week; Iris, on Saturday; Tomás, for two days
  approval, sign-off: Waits for Omar; Approved on Monday; Waits since Tuesday; Approved, 11 Nov; Sent back with a note; Approved, 4 Nov
  recording, scan: Thu 19 Nov, 4 min; Tuesday, 2 min; Sunday, 12 min; 11 Nov, 6 min; 9 Nov, 3 min; 4 Nov, 8 min
  review, rating, opinion: Five stars, by Lea; Four stars, by Omar; Five stars, by Kim; Three stars, by Ana; Five stars, by Iris; Four stars, by Tomás
  sale, purchase: Thu 19 Nov, 11:20; Thu 19 Nov, 9:05; Yesterday, 16:40; Tuesday, 14:15; Monday, 10:10; 13 Nov, 12:00
  + return, loan, swap: Back on Thu 26 Nov; Back since Tuesday; With Omar; With Kim until Monday; Back since Sunday; With Ana
  renewal, expiry, deadline: In 3 days; Fri 27 Nov; In two weeks; Tue 8 Dec; In January; Mar 2027
  version, draft, change, edit, revision: Thu 19 Nov, by Lea; Yesterday, by Omar; Tuesday, by Lea; Monday, by Kim; 13 Nov, by Ana; 11 Nov, by Omar
  movement: Thu 19 Nov, 12 in; Thu 19 Nov, 4 out; Yesterday, 40 in; Tuesday, 2 out; Monday, 18 out; 13 Nov, 60 in
`

/** What there is to say of the app's things under a noun. */
export interface Aspect {
  lines: readonly string[]
  /** Nobody repairs a date or a notice. */
  isOfBodies: boolean
}

const aspects: ReadonlyMap<string, Aspect> = new Map(
  table
    .split('\n')
    .map((line) => /^(\+ )?(.+?): (.+)$/.exec(line.trim()) ?? [])
    .flatMap(([, plus, nouns = '', said = '']) =>
      nouns
        .split(', ')
        .filter((noun) => noun !== '')
        .map((noun): [string, Aspect] => [noun, { lines: said.split('; '), isOfBodies: plus !== undefined }]),
    ),
)

/** What is said of a thing under a noun ("inspection") that is an aspect of it; undefined for nouns that are things themselves. */
export const findAspect = (noun: string): Aspect | undefined => aspects.get(noun)
