import { defineArchetype } from '../archetype.ts'

export const queue = defineArchetype({
  id: 'queue',
  words:
    'hospital queue 28, patient queue 26, clinic queue 26, queue 8, queue for 14, place in line 16, my place in line 18, join from home 14, in line 6, waiting line 14, waitlist 12, waiting list 6, live waiting list 18, waiting list to 14, virtual queue 18, queue tickets 20, queue ticket 18, waiting room 10, join the line 16, queue number 16, walk-ins 9, call next 10, barbershop queue 20, line management 12, skip the line 12, take a number 24, wait in line 24, waiting in line 22, stand in line 18, people queue 16, customers queue 20',
  examples: `
    Patients check in on their phone, wait outside and are called in, staff see the waiting list
    Pull a number from home and come when it is nearly your turn
    Barber without appointments, customers see how many are before them
    People join the line of our shop from home and see how many are in front and how long they have to wait
    Town hall counters call the next ticket, screen shows desk number and wait
    How long is the wait at the doctor's right now, and text me when I'm next
    Food stand gives out buzzers, now on phones: order 34 is up
    Walk-in clinic, patients check in at the door, staff move people up or down
    Guests put their name and party size down for a table and stroll around till we call
    Service desk for students, choose the topic, get an estimated minutes, skip if absent
    Bank branch calling customers by letter and figure, average time per clerk
    Vehicle registration office, fewer people standing around, remote ticket, three before you alert
    Ice cream shop on hot days: people wait in the shade, not on the pavement
    Fair rides hand out virtual places so families needn't stand two hours`,
  presets: 'bold, clean',
  icon: 'clock',
  names: 'Next Please, Number 43, In Line',
  entity: 'queue-ticket',
  home: 'focus',
  screens: `
    home | My place | home
    browse | Line | list | | | | waiting list, wait list, waitlist, queue list, walk-ins, walk ins
    people? | Team | users
    stats | Numbers | chart
    detail | Number
    form | Join the line
    notifications? | Alerts | bell
    checkout? | Tip
    settings? | Settings | settings`,
})
