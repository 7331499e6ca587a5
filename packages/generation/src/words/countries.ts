import { placeNames } from './place-names.ts'
import { replaced } from '../understand/searched.ts'

/** Where an app is used, and nothing in it; some are names of places only behind such a word: turkeys, Georgia. */
const places = [
  ...placeNames,
  'UK',
  String.raw`U\.K\.`,
  String.raw`U\.S\.`,
  'Turkey',
  'Jordan',
  'UAE',
  'Georgia',
].join('|')

const inPlace = new RegExp(
  String.raw` (?:(?:living|based|located|available|only) )?(?:in|for|across|from|throughout|around|within|all over) (?:the )?(?:${places})(?:(?:,| and| or) (?:the )?(?:${places}))*(?=\s*(?:[.,:;!?\n]|$)| (?:with|where|that|which|who|and|can|to)\b)`,
  'gu',
)

/** The text without where in the world the app is used: "a car marketplace for Poland with search". */
export const withoutCountries = (text: string): string => replaced(text, inPlace, '')
