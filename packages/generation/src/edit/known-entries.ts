import type { Entry } from './entry.ts'

/** What stands under such a name in any app, as an example to be written over. */
const known: readonly [RegExp, readonly Entry[]][] = [
  [
    /^(?:our\s+)?(?:opening|business|office|working|store|shop) (?:hours|times)$/i,
    [
      { icon: 'clock', title: 'Monday to Friday', value: '9:00 to 18:00' },
      { icon: 'clock', title: 'Saturday', value: '10:00 to 16:00' },
      { icon: 'clock', title: 'Sunday', value: 'Closed' },
    ],
  ],
  [
    /^(?:our\s+)?(?:contact(?: (?:details|info|information|data))?|ways to reach us)$/i,
    [
      { icon: 'phone', title: 'Phone', subtitle: '+1 555 0100' },
      { icon: 'mail', title: 'Email', subtitle: 'hello@post.example' },
      { icon: 'pin', title: 'Address', subtitle: '12 Harbour Street, Riverside' },
    ],
  ],
  [
    /^(?:leader ?board|ranking|high ?scores?|top (?:players|runners|members|ten))$/i,
    [
      { avatar: 'Lea Brandt', title: '1. Lea Brandt', value: '1,480' },
      { avatar: 'Omar Haddad', title: '2. Omar Haddad', value: '1,312' },
      { avatar: 'Iris Chen', title: '3. Iris Chen', value: '1,204' },
      { avatar: 'Tomás Rey', title: '4. Tomás Rey', value: '986' },
    ],
  ],
  [
    /^(?:our\s+)?social(?: media)?(?: links| accounts)?$/i,
    [
      { icon: 'camera', title: 'Instagram', subtitle: '@ourname' },
      { icon: 'users', title: 'Facebook', subtitle: 'ourname' },
      { icon: 'video', title: 'YouTube', subtitle: 'ourname' },
    ],
  ],
]

/** The entries of a list that is called so in any app; undefined for other names. */
export const knownEntries = (name: string): Entry[] | undefined =>
  known.find(([form]) => form.test(name.trim()))?.[1].map((entry) => ({ ...entry }))
