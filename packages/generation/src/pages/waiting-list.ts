import { definePage } from './page.ts'

export const waitingList = definePage({
  id: 'waiting-list',
  said: 'waiting list, waitlist, wait list, join waiting list, waiting lists, standby list',
  unless: /\b(?:launch|product|early access|beta) /i,
  within:
    /\b(?:class|classes|lessons?|courses?|studio|gym|school|kindergarten|nursery|salon|clinic|practice|restaurant|camp|workshops?|yoga|sports?|club|event|vet|dentist)\b/i,
  name: 'Waiting list',
  icon: 'hourglass',
  line: 'Second in line for Thursday',
  content: `
    hero Second in line | Thursday, 19:15. We tell you as soon as a place is free.
    rows You wait for
    - hourglass | Thursday, 19:15 | Two before you were let in last week | 2nd
    - hourglass | Saturday, 10:00 | Since Monday | 5th
    switches When a place is free
    - Take it at once
    - Tell me by message
    button close | Leave the list
  `,
})
