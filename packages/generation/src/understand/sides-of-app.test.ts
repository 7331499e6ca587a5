import { describe, expect, it } from 'vitest'
import { withSidesTold } from './sides-of-app.ts'

describe('sides of an app under headings', () => {
  it('say what each of them can do', () => {
    expect(
      withSidesTold(
        'Cheese club app. Member app: browse cheeses, order a wheel, pause for a month. Dairy dashboard: no. Admin panel: order history, slot management, live queue, print labels.',
      ),
    ).toContain(
      'Members can browse cheeses. They can order a wheel. They can pause for a month. Dairy dashboard: no. Admins can see order history. They can manage slots. They can see live queue. They can print labels.',
    )
  })

  it('may stand in lines and in brackets', () => {
    expect(
      withSidesTold(
        'Cheese club.\nCustomer side:\n- browse cheeses\n- chat\nStaff side:\n- payouts\n- edit stock',
      ),
    ).toBe(
      'Cheese club.\nCustomers can browse cheeses. They can see chat.\nStaff can see payouts. They can edit stock.',
    )
    expect(
      withSidesTold(
        'A clinic app with patient app (book a visit, see results) and doctor app (visits of the day, write notes)',
      ),
    ).toBe(
      'A clinic app. Patients can book a visit. They can see results. Doctors can see visits of the day. They can write notes.',
    )
  })

  it.each([
    [
      'Kite ferry.\nPassenger: sees departures, buys a ticket (adult, child)\nCrew: scans tickets, reports a delay',
      'Kite ferry.\nPassengers can see departures. They can buy a ticket (adult, child).\nCrew can scan tickets. They can report a delay.',
    ],
    [
      'Kite school\nfor guests:\n- book a lesson: date, level\n- waiver to sign\nfor instructors:\n- my groups today',
      'Kite school\nGuests can book a lesson (date, level). They can sign waiver.\nInstructors can see my groups today.',
    ],
    [
      'Vet app\nRoles:\n- Owner: books visits\n- Vet: writes notes, sees schedule',
      'Vet app\nRoles:\nOwners can book visits.\nVets can write notes. They can see schedule.',
    ],
    [
      'Kite food\nCustomer: orders kites\nRestaurant: accepts orders, sets opening hours',
      'Kite food\nCustomers can order kites.\nRestaurant staff can accept orders. They can set opening hours.',
    ],
  ])('may begin lines with who it is: %s', (text, told) => {
    expect(withSidesTold(text)).toBe(told)
  })

  it.each([
    'App\nHome: see latest posts\nProfile: edit photo\nShop: buy items',
    'Club app. Members: names, photos. Coach: phone. Events: dates',
    'Screens: Customer dashboard (orders, profile), Admin panel (users, payouts)',
    'A parent app: chores, points, rewards',
    'Weather app: rain, wind, sun',
  ])('“%s” has none', (text) => {
    expect(withSidesTold(text)).toBe(text)
  })
})

describe('one side alone', () => {
  it.each([
    [
      'Archery club app\n- booking of lanes\n- membership fees\n- scores with photos\nFor trainers:\n- shift plan\n- write to all members',
      'Trainers can see shift plan. They can write to all members.',
    ],
    [
      'Kite school\n\n- lessons\n\n- kites to hire\n\n- weather\nFor the board:\n\n- approve members\n\n- list of overdue kites',
      'Board can approve members. They can see list of overdue kites.',
    ],
    [
      'Kite hire\nkites with size and wind\nbookings\nprice list\nfor mentors:\nreview flights\ngive feedback',
      'Mentors can review flights. They can give feedback.',
    ],
    [
      'App for our pottery\nkiln bookings\nclay stock\nopen days\nadmin: send invoices, approve hours',
      'Admins can send invoices. They can approve hours.',
    ],
  ])('is told in lines behind those of the app: %s', (text, told) => {
    expect(withSidesTold(text)).toContain(told)
  })

  it.each([
    'Canoe club app\n- booking of canoes\n- accident log\n- tour calendar',
    'App for trainers\n- clients\n- plans\n- invoices\nFor trainers:\n- plan a week\n- see payments',
    'Bakery app\n- bread of the day\n- orders\nCustomers: name, phone, favourite bread',
    'Trainers: plan a week, see payments',
  ])('is none of those the app is for, and none that lists what is known: %s', (text) => {
    expect(withSidesTold(text)).toBe(text)
  })
})
