import type { Capability } from '../words/capabilities.ts'
import type { Domain } from '../words/domains.ts'

/** A thing, an attribute or a doing that the description names, in its own words. */
export interface Phrase {
  /** Lower case, without articles: "progress charts". */
  text: string
  /** As it was written, when that says more: "Vegetables of the season". */
  label?: string
  words: string[]
  stems: string[]
  /** What is done with it: "create" of "create a note". */
  verb?: string
  /** A set turn of speech or an item as it is written: its label is shown as it stands. */
  isSet?: boolean
  /** "Press "That's mine"": a button that is called so. */
  isButton?: boolean
  /** "Weigh each kitten", "which machine": one of several, although it is written as one. */
  isOneOfMany?: boolean
  /** "Each listing has bathrooms": what one knows of each thing, nothing one keeps by itself. */
  isToldOfEach?: boolean
  /** "A profile with budget and skills": what somebody says of himself. */
  isOfProfile?: boolean
  /** One of a project brief ("User can ..."), which names parts of screens rather than things to keep. */
  isOfStory?: boolean
  /** Shown to the user of a brief, not entered by them: "sees the name and the number of followers". */
  isSeen?: boolean
  /** An example of what the app is about ("drills" in a tool library): a sample shows it. */
  isExample?: boolean
  /** Who does something in the app ("stewards collect dues"): whom it is for, not what it is about. */
  isActor?: boolean
  /** Who does it, in the words of the phrase that names them: "drivers" of "drivers confirm bags". */
  actor?: string
  /** What an opening sentence says of whoever writes ("I rent out two cottages."): what it is about, and no part of the app. */
  isOfWriter?: boolean
  /** What the app can do, whatever it is about ("encrypted backups"): a setting. */
  capability?: Capability
  /** What common nouns mean where the description is set. */
  domain?: Domain
  /** Choices in brackets behind it. */
  options: string[]
}
