import { has } from '../understand/searched.ts'

/** "I teach about twenty children", "my pupils", "each student's": whoever writes teaches them. */
const teaching =
  /\b(?:i|we) (?:teach|coach|tutor|train) (?!for\b)|\b(?:i am|i'm|as) an? (?:[\p{L}-]+ )?(?:teacher|coach|tutor|instructor|trainer)\b|\b(?:my|our|each|every) (?:of my )?(?:students?|pupils?|athletes?|trainees?)(?:['’]s?)?(?= |,|\.|$)|^(?:an? |the )?(?:app for )?(?:an? |my )?(?:[\p{L}-]+ )?(?:coach|teacher|tutor|trainer)(?:es|s)? app\b/iu

/** Kinds of app of those who learn by themselves: who teaches them needs their names, lessons and homework instead. */
const ofLearners: ReadonlySet<string> = new Set(
  'board-lessons language practice learning flashcards quiz math-practice instrument skills fitness workout running golf'.split(
    ' ',
  ),
)

/** Whether whoever writes an English text teaches those it speaks of. */
export const isTeaching = (text: string): boolean => has(teaching, text)

/** Whether a kind of app shows learners what those who teach them do not need. */
export const isForLearners = (archetype: string): boolean => ofLearners.has(archetype)
