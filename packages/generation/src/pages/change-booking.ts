import { definePage } from './page.ts'

/** What is booked can be moved and called off. */
export const changeBooking = definePage({
  id: 'change-booking',
  said: 'cancel, cancellation, free cancellation, cancel booking, cancel bookings, cancel the booking, cancel my booking, cancel appointment, cancel appointments, cancel reservation, cancel reservations, reschedule, reschedule booking, reschedule bookings, reschedule appointment, reschedule appointments, change booking, change bookings, change appointment, cancel or reschedule, cancel a class, cancel classes, cancel lesson, cancel lessons, modify booking, modify reservation, move appointment',
  within:
    /\b(?:book\w*|appointments?|reserv\w*|schedule\w*|class|classes|lessons?|salon|clinic|studio|hotel|table)\b/i,
  unless:
    /\b(?:staff|admins?|owners?|receptionists?|we) (?:can |to )?(?:also )?(?:cancel|reschedule|move|change)\b/i,
  name: 'Change booking',
  icon: 'repeat',
  line: 'Free until the day before',
  content: `
    hero Tue 24 November, 14:00 | Booked on Monday, number KW-4182.
    chips Move it to | Wed at 9:45, Thu at 14:00, Fri at 11:30
    button check | Move booking
    rows Before you cancel
    - clock | Free until Monday, 14:00 | Half the price after that
    - card | Your deposit | Comes back within three days
    fields
    - Reason | choice | Something came up | Something came up, Ill, Found another time
    button close | Cancel booking
  `,
})
