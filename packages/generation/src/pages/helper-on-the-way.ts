import { definePage } from './page.ts'

/** Whoever was booked comes to the door. */
export const helperOnTheWay = definePage({
  id: 'helper-on-the-way',
  said: 'track arrival, arrival tracking, track the plumber, track plumber, track the technician, track technician, track the cleaner, track the mechanic, track the electrician, live arrival, see when they arrive, track the professional, track my booking, booking status, track job, job status, track the job',
  within:
    /\b(?:plumb\w*|electric\w*|repair\w*|clean\w*|mov(?:ers?|ing)|handym[ae]n|trades\w*|technicians?|mechanics?|services?|wash\w*|groom\w*|beautician|massage)\b/i,
  unless: /\b(?:field|crew|our technicians|dispatch\w*|staff)\b/i,
  name: 'On the way',
  icon: 'pin',
  line: 'Omar comes at 10:15',
  content: `
    hero 10:15 | Omar is on his way, twelve minutes from your door.
    timeline Your booking
    - Confirmed | 9:12
    - On the way | Since 9:58
    - At work | About 10:15
    - Done and paid | An hour later
    rows Good to know
    - user | Omar Haddad | 4.9 stars, 212 jobs
    - pin | Linden lane 4 | Second floor, bell Vogt
    button phone | Call Omar | tel:+15550100
  `,
})
