import type { ListEntry } from './find-entries.ts'
import type { ResolvedProperties } from '../resolve-properties.ts'

/** What every layout of a list gets. */
export interface ListLayoutProps {
  /** Id of the list's component, under which its values are kept. */
  id: string
  /** Name of the list for people who listen to the screen. */
  label: string
  properties: ResolvedProperties<'list'>
  /** The items to show: all, or in layouts that can be searched those that fit what was typed. */
  entries: ListEntry[]
}
