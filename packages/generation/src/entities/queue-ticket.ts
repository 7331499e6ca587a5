import { defineEntity } from '../entity.ts'

export const queueTicket = defineEntity({
  id: 'queue-ticket',
  one: 'Number',
  many: 'Numbers',
  words: 'queue number, waiting line, waitlist, waiting list',
  icon: 'clock',
  groups: 'Waiting, Called, Served',
  fields: `
    Your name | person | Lea Brandt
    For | choice | Collect something | Collect something, Advice, Something else
    People | number | 1
    Counter | choice | Any | Any, Counter 1, Counter 2
    Call me when next | switch | yes`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Tomás Rey | 43, Tomás Rey | Joined from home, 9:20 | 12 min | Waiting | primary
    Kim Osei | 41, Kim Osei | At counter 2 | now | Served | success
    Lea Brandt | 42, Lea Brandt | Called two minutes ago | 2 min | Called | warning
    Ana Petrova | 44, Ana Petrova | Two people | 25 min | Waiting | primary
    Noor Rahman | 45, Noor Rahman | Counter 1 only | 40 min | Waiting | primary
    Elias Lund | 46, Elias Lund | Joined just now | 50 min | Waiting | primary`,
  about: 'Joined from home at 9:20. Two are ahead; leave in about six minutes to be there in time.',
  facts: '43 | Number\n3rd | Place in line\n12 min | Wait time',
  figures: '12 min | Wait now\n5 | In line\n31 | Served today',
  hero: 'Number 43 | Two people ahead of you | About twelve minutes, leave at 9:34 | On my way',
  tip: 'Quietest after two | Waiting is under five minutes then',
  trend: 'Wait today | 12 min | −4',
  add: 'Join the line',
  use: 'On my way',
})
