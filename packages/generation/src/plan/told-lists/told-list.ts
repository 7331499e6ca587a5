import type { Said } from '../register/register.ts'

/** A list a description tells with what stands in it: "deliveries (supplier, material, qty)". */
export interface ToldList {
  /** Singular, lower case: "winch launch". */
  noun: string
  /** What is known of each, in the order it is told; empty where only the list is named. */
  said: Said[]
  /** It is written down again and again, and is called by that: "work log". */
  log?: string
  /** It is what the app calls itself, a page for each day. */
  isBook?: true
  /** What the list is called, where that says more than several of what stands in it: "snag list". */
  called?: string
}
