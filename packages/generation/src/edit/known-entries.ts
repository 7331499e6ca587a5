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
  [
    /^(?:(?:the|our|weekly|week|this week's)\s+)?(?:lunch|dinner|canteen|school|daily|weekly|week|breakfast)?\s?menus?$/i,
    [
      { icon: 'food', title: 'Pasta with tomato sauce', subtitle: 'Monday' },
      { icon: 'food', title: 'Vegetable curry with rice', subtitle: 'Tuesday' },
      { icon: 'food', title: 'Potato soup, bread', subtitle: 'Wednesday' },
      { icon: 'food', title: 'Fish, peas and mashed potatoes', subtitle: 'Thursday' },
      { icon: 'food', title: 'Pancakes with apple', subtitle: 'Friday' },
    ],
  ],
  [
    /^(?:(?:our|the)\s+)?(?:(?:pricing|premium|subscription|membership|price)\s+)?plans$/i,
    [
      { icon: 'check', title: 'Free', subtitle: 'All you need to begin', value: '€ 0' },
      { icon: 'star', title: 'Plus', subtitle: 'A month, cancel any time', value: '€ 4.99' },
      { icon: 'crown', title: 'Pro', subtitle: 'A month, for up to five people', value: '€ 11.99' },
    ],
  ],
  [
    /^(?:(?:the|its|all)\s+)?chapters$/i,
    [
      { icon: 'play', title: 'How it began', value: '0:00' },
      { icon: 'play', title: 'What went wrong', value: '8:40' },
      { icon: 'play', title: 'A way out', value: '21:15' },
    ],
  ],
  [
    /^(?:(?:the|our)\s+)?(?:waiting|wait|stand-?by)(?: list)?$|^wait-?list$/i,
    [
      { avatar: 'Sofia Lima', title: 'Sofia Lima', subtitle: 'Waits since Monday', value: '1st' },
      { avatar: 'Yusuf Kaya', title: 'Yusuf Kaya', subtitle: 'Waits since Tuesday', value: '2nd' },
      { avatar: 'Hana Sato', title: 'Hana Sato', subtitle: 'Waits since yesterday', value: '3rd' },
    ],
  ],
  [
    /^(?:(?:the|our)\s+)?first[ -]aid(?: steps)?$/i,
    [
      {
        icon: 'phone',
        title: 'Call for help',
        subtitle: 'Say where you are, and what happened',
        value: '112',
      },
      { icon: 'heart', title: 'See whether they breathe', subtitle: 'Tilt the head, look and listen' },
      { icon: 'users', title: 'On their side', subtitle: 'When they breathe and do not answer' },
      { icon: 'clock', title: 'Stay until help is there', subtitle: 'Keep them warm, and talk to them' },
    ],
  ],
  [
    /^(?:(?:the|our|my)\s+)?(?:weekly|week)(?:['’]s)? (?:plan|planner|schedule|timetable|overview)$/i,
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((title, index) => ({
      icon: 'calendar',
      title,
      subtitle: ['Two things', 'Free', 'One thing', 'Three things', 'One thing'][index] ?? '',
    })),
  ],
  [
    /^(?:(?:the|our)\s+)?safety (?:tips|rules|advice)(?: for .{3,40})?$/i,
    [
      { icon: 'users', title: 'Meet where others are', subtitle: 'A café or a station, and by day' },
      { icon: 'phone', title: 'Tell a friend', subtitle: 'Where you are, and when you are back' },
      { icon: 'lock', title: 'Pay when you have seen it', subtitle: 'Send no money before' },
      { icon: 'heart', title: 'Trust your feeling', subtitle: 'You may leave at any time' },
    ],
  ],
  [
    /^(?:the\s+)?discussion questions(?: for .{3,40})?$/i,
    [
      { icon: 'chat', title: 'Which page stays with you?' },
      { icon: 'chat', title: 'Whom would you have trusted?' },
      { icon: 'chat', title: 'What would you ask the author?' },
    ],
  ],
  [
    /^(?:(?:the|our|my)\s+)?wish ?list(?: for .{3,40})?$/i,
    ['The first wish', 'The second wish', 'The third wish'].map((title) => ({ icon: 'heart', title })),
  ],
  [
    /^who\b.{3,40}$/i,
    [
      { avatar: 'Lea Brandt', title: 'Lea Brandt' },
      { avatar: 'Omar Haddad', title: 'Omar Haddad' },
      { avatar: 'Iris Chen', title: 'Iris Chen' },
    ],
  ],
  [
    /^how it works$|^(?:the )?(?:(?:three|3|first) )?steps$/i,
    [
      { icon: 'search', title: 'Choose', subtitle: 'Look around, and take what suits you.' },
      { icon: 'check', title: 'Confirm', subtitle: 'It takes a minute.' },
      { icon: 'heart', title: 'Enjoy', subtitle: 'We tell you when it is time.' },
    ],
  ],
  [
    /^(?:(?:the|all|our)\s+)?(?:upcoming )?birthdays$/i,
    [
      { avatar: 'Ida Holm', title: 'Ida', subtitle: '2 December' },
      { avatar: 'Jonas Weber', title: 'Jonas', subtitle: '19 December' },
      { avatar: 'Mara Keller', title: 'Mara', subtitle: '8 January' },
    ],
  ],
  [
    /^(?:(?:the|all|reader|user)s?\s+)?comments$/i,
    [
      {
        avatar: 'Hana Sato',
        title: 'Hana Sato',
        subtitle: 'I had not seen it that way before.',
        time: '2 h',
      },
      { avatar: 'Elias Lund', title: 'Elias Lund', subtitle: 'Where can I read more about it?', time: '5 h' },
      { avatar: 'Noor Rahman', title: 'Noor Rahman', subtitle: 'Thank you for writing this.', time: '1 d' },
    ],
  ],
  [
    /^(?:(?:the|my|our)\s+)?(?:team|staff|crew|people)$/i,
    [
      { avatar: 'Lea Brandt', title: 'Lea Brandt', subtitle: 'Founder' },
      { avatar: 'Omar Haddad', title: 'Omar Haddad', subtitle: 'Looks after our customers' },
      { avatar: 'Kim Osei', title: 'Kim Osei', subtitle: 'Makes it all run' },
    ],
  ],
  [
    /^(?:(?:the|our|some)\s+)?(?:faqs?|frequently asked questions?|common questions|questions and answers)$/i,
    [
      { title: 'How do I begin?', subtitle: 'Tap the button at the foot of the first screen.', icon: 'help' },
      { title: 'Can I change it later?', subtitle: 'Yes, at any time, until the day before.', icon: 'help' },
      { title: 'Who can I ask?', subtitle: 'Write to us: we answer within a day.', icon: 'help' },
    ],
  ],
  [
    /^(?:(?:the|our|important)\s+)?(?:emergency|emergencies)\s+(?:phone\s+)?numbers$|^important (?:phone )?numbers$/i,
    [
      { icon: 'phone', title: 'Emergency call', value: '112', action: { kind: 'link', href: 'tel:112' } },
      {
        icon: 'phone',
        title: 'Poison information',
        value: '555 0142',
        action: { kind: 'link', href: 'tel:5550142' },
      },
      {
        icon: 'phone',
        title: 'Someone on duty',
        value: '555 0117',
        action: { kind: 'link', href: 'tel:5550117' },
      },
    ],
  ],
  [
    /^(?:(?:my|our)\s+)?(?:shopping|grocery|groceries|purchase)(?: list)?$/i,
    ['Milk', 'Bread', 'Eggs', 'Tomatoes', 'Olive oil'].map((title, index) => ({
      title,
      checked: index === 0,
    })),
  ],
  [
    /^(?:(?:my|our)\s+)?(?:(?:to-?do|to do|task|check)[ -]?lists?|to-?dos?|to do|tasks)$/i,
    ['Call the plumber', 'Answer the mails', 'Pay the bill', 'Plan the weekend'].map((title, index) => ({
      title,
      checked: index === 0,
    })),
  ],
  [
    /^(?:(?:my|our)\s+)?packing(?: list)?$/i,
    ['Passport', 'Charger', 'Rain jacket', 'Toothbrush'].map((title, index) => ({
      title,
      checked: index === 0,
    })),
  ],
  [
    /^(?:(?:customer|client|guest)\s+)?(?:testimonials|reviews)$/i,
    [
      {
        avatar: 'Iris Chen',
        title: 'Iris Chen',
        subtitle: 'Kind, quick, and just what I wanted.',
        rating: '5.0',
      },
      {
        avatar: 'Tomás Rey',
        title: 'Tomás Rey',
        subtitle: 'I have been coming for two years.',
        rating: '4.9',
      },
      { avatar: 'Ruth Keller', title: 'Ruth Keller', subtitle: 'Easy to book, easy to find.', rating: '4.8' },
    ],
  ],
]

/** The entries of a list that is called so in any app; undefined for other names. */
export const knownEntries = (name: string): Entry[] | undefined =>
  known.find(([form]) => form.test(name.trim()))?.[1].map((entry) => ({ ...entry }))
