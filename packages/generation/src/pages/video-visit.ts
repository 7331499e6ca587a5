import { definePage } from './page.ts'

export const videoVisit = definePage({
  id: 'video-visit',
  said: 'video visit, video visits, video consultation, video consultations, telehealth, telemedicine, video appointment, video appointments, online consultation, online consultations, video call with doctor, virtual visits, video calls with doctor',
  unless: /^(?:an? )?(?:telehealth|telemedicine)/i,
  within:
    /\b(?:clinic|practice|doctors?|dentist|vet|veterinary|patients?|hospital|therap\w+|lawyer|law firm|nutritionist|dietitian|coach|physio\w*|midwife)\b/i,
  name: 'Video visit',
  icon: 'video',
  line: 'Today at 15:30',
  content: `
    hero Today, 15:30 | With Dr. Iris Chen, fifteen minutes
    ticks Before we begin
    - x Camera and microphone work
    - x You are alone and it is quiet
    - Paper and pen are there
    - Your questions are written down
    switches In the talk
    - Show my picture
    - Live captions
    timeline Earlier
    - 22 September | Twelve minutes, with a letter
    - 3 March | Nine minutes
    button video | Enter waiting room
  `,
})
