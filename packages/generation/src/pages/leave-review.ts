import { definePage } from './page.ts'

export const leaveReview = definePage({
  id: 'leave-review',
  said: 'rate us, leave review, leave a review, feedback form, give feedback, leave feedback, guest feedback, send feedback, customer feedback, satisfaction survey, feedback',
  unless: /feedback (?:tool|board|app|widget|form builder)|instant feedback|feedback on (?:answers|form)/i,
  within:
    /\b(?:restaurant|hotel|salon|caf[eé]|shop|gym|studio|clinic|guests?|practice|museum|event|festival|conference|hostel|campsite|bakery|bar|spa|tours?)\b/i,
  name: 'Rate us',
  icon: 'star',
  line: 'Takes half a minute',
  content: `
    chips How was it? | Wonderful, Good, So-so, Not good
    fields
    - What did you like? | long | The warm welcome
    - What could be better? | long | More light at the entrance
    switches You and us
    - You may answer me
    - Without my name
    button send | Send
  `,
})
