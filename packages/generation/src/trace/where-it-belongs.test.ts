import { walkComponents } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { namesOf, screensOf, textOf } from '../testing/apps.ts'

describe('another word of a trade for what the app is of', () => {
  it('is no list beside it', () => {
    const prompt = 'Fire brigade of our village: calls, who comes, engines, drills on Monday'
    expect(namesOf(prompt)).toContain('Calls')
    expect(namesOf(prompt)).not.toContain('Missions')
  })
})

describe('patterns beside projects', () => {
  it('are others, and needle sizes are no single value', () => {
    const prompt = 'Knitting projects with yarn, needle sizes, row counter and patterns as PDF'
    expect(namesOf(prompt)).toContain('Projects')
    expect(textOf(prompt, 'New project')).not.toMatch(/Medium/)
  })
})

describe('the things of an app under its own name', () => {
  it('stand on its first screen once', () => {
    const [home] = screensOf('Foraging mushrooms: identify by cap and gills, save finds, poison warnings')
    const text = JSON.stringify(home?.components)
    expect(text).toMatch(/Foraging mushrooms/)
    expect(text).not.toMatch(/Latest mushrooms/)
  })
})

describe('what comes out next', () => {
  it('is what is upcoming', () => {
    const text = textOf('Which games come out next: release dates, ratings and a wishlist')
    expect(text).toMatch(/Upcoming games/)
    expect(text).not.toMatch(/come out next/)
  })
})

describe('a shift', () => {
  it('stands in the week at the hour it begins', () => {
    const text = textOf('Nurses swap shifts: my shifts, open shifts, offers', 'My shifts')
    expect(text).toMatch(/"time":"14:00"/)
    expect(text).not.toMatch(/"time":"09:00"/)
  })
})

describe('an invoice', () => {
  it('is not written on the day it is due', () => {
    const text = textOf('Invoices for a joiner: clients, hours, PDF', 'New invoice')
    expect(text).toMatch(/19 Nov/)
  })
})

describe('what somebody brings', () => {
  it('is no doing with what one earns', () => {
    const text = textOf(
      'Compost of our street: people weigh what they bring, earn points, see the heat of each pile',
    )
    expect(text).not.toMatch(/Bring points/)
  })
})

describe('a harvest forecast', () => {
  it('is the screen of the harvest', () => {
    const text = textOf('Vineyard: plots, spraying records, sugar content (Brix), harvest forecast')
    expect(text).toMatch(/Harvest forecast/)
    expect(text).toMatch(/18\.2 °Bx/)
    expect(text).not.toMatch(/24 g/)
  })
})

describe('stars for a house', () => {
  it('are given in its form, and by no button on what others wrote', () => {
    const prompt = 'Guests rate our café at the table: food, service and atmosphere; we see the average'
    expect(textOf(prompt, 'Review')).not.toMatch(/Rate caf/)
  })
})

describe('unpaid invoices', () => {
  it('are none of the paid ones', () => {
    const prompt = 'Invoices for a gardener: clients, hours, unpaid invoices, PDF'
    const [home] = screensOf(prompt)
    const lists = [...walkComponents(home?.components ?? [])].filter(
      ({ label }) => label === 'Unpaid invoices',
    )
    expect(lists.length).toBeGreaterThan(0)
    expect(JSON.stringify(lists)).not.toMatch(/paid Monday|Draft/)
  })
})

describe('earlier prints', () => {
  it('are in no queue', () => {
    const text = textOf(
      'Follow my 3D printer: nozzle temperature, progress of the print, earlier prints',
      'Print',
    )
    expect(text).toMatch(/"Earlier prints"/)
    expect(text).not.toMatch(/in the queue/)
    expect(text).not.toMatch(/Follow 3d printer/)
  })
})

describe('reminders with yes or no', () => {
  it('ask', () => {
    const text = textOf('For my grandfather: call us, pill reminders with yes/no, photos', 'Reminders')
    expect(text).toMatch(/"Yes"/)
    expect(text).toMatch(/"No"/)
  })
})

describe('words a minute', () => {
  it('say how fast, and are no list of words', () => {
    const names = namesOf('Learn Morse: listen to letters, key them, words a minute over the weeks')
    expect(names).not.toContain('Words')
    expect(names).toContain('Key')
  })
})

describe('a map of light pollution', () => {
  it('shows where it is dark, and no planets', () => {
    const text = textOf('Stargazing: visible planets, moon phase, light pollution map', 'Map')
    expect(text).toMatch(/Hill above the mill/)
    expect(text).not.toMatch(/Saturn/)
  })
})

describe('a daily count', () => {
  it('is what the curve says of a day', () => {
    const text = textOf('Pallets: scan in and out, aisle and level, daily count. Works offline.', 'Today')
    expect(text).toMatch(/"value":"31","title":"Daily count"|"title":"Daily count"[^}]*"31"/)
    expect(textOf('Pallets: scan in and out, aisle, daily count. Works offline.', 'Add pallet')).not.toMatch(
      /offline/i,
    )
  })
})

describe('a group photo', () => {
  it('is taken when the time is over', () => {
    const prompt = 'Escape room: hints, countdown of sixty minutes, codes, group photo at the end'
    expect(textOf(prompt, 'Hint')).not.toMatch(/Group photo/)
    expect(textOf(prompt, 'Time')).toMatch(/Take group photo/)
  })
})

describe('a filter by what a list is narrowed by anyway', () => {
  it('stands above it once', () => {
    const text = textOf('Countries with flags and capitals; filter by region', 'Countries')
    expect(text).toMatch(/"Africa"/)
    expect(text).not.toMatch(/"Filter by region"/)
  })
})

describe('a calendar of something', () => {
  it('is the month there is', () => {
    const prompt = 'Wedding barn: inquiries, tours, offers, with a calendar of booked weekends'
    const month = screensOf(prompt).find(({ name }) => name === 'Dates')
    const dates = [...walkComponents(month?.components ?? [])].filter(({ type }) => type === 'datepicker')
    expect(dates).toHaveLength(1)
  })
})

describe('a ticket that is a barcode', () => {
  it('is shown, and scanned by nobody who uses the app', () => {
    const prompt = 'Island ferries: departures, buy a ticket, ticket as barcode'
    expect(namesOf(prompt)).not.toContain('Scan')
    expect(textOf(prompt, 'Ticket')).toMatch(/"Barcode"/)
    expect(textOf(prompt, 'Ticket')).not.toMatch(/19:30/)
  })
})

describe('a rate of success', () => {
  it('is seen, and entered by nobody', () => {
    const prompt = 'Repair café: devices, volunteers, spare parts, success rate'
    expect(textOf(prompt, 'New repair')).not.toMatch(/Success rate/)
    expect(textOf(prompt, 'Today')).toMatch(/Success rate/)
  })
})

describe('a race countdown', () => {
  it('says the days that the rest of the app says', () => {
    const text = textOf('Half marathon plan with long runs and a race countdown', 'Today')
    expect(text).toMatch(/49 days/)
    expect(text).not.toMatch(/Tomorrow/)
  })
})

describe('progress badges', () => {
  it('are badges', () => {
    const prompt = 'Learn knots for climbers with steps, a quiz and progress badges'
    expect(textOf(prompt, 'Progress badges')).toMatch(/Earned in March/)
  })
})

describe('orders of somebody who looks back on his own', () => {
  it('are no list of others', () => {
    expect(namesOf('Weekly vegetable box orders: this week, swap an item, order history')).not.toContain(
      'Box orders',
    )
  })
})

describe('hours of what is shown', () => {
  it('are those one chooses a seat for', () => {
    const prompt = 'Cinema app: films this week, reserve seats, membership card'
    expect(textOf(prompt, 'Seats')).toMatch(/17:30.*20:15/)
    expect(textOf(prompt, 'Seats')).not.toMatch(/09:45/)
  })
})

describe('a vault', () => {
  it('is opened with a finger or one password, and has no accounts', () => {
    const text = textOf('Password vault with folders and fingerprint unlock', 'Unlock')
    expect(text).toMatch(/Unlock with fingerprint/)
    expect(text).not.toMatch(/Create account/)
  })
})

describe('a question that people answer', () => {
  it('stands above its answers', () => {
    const prompt = 'Questions and answers about pipes and roofs: ask a question, the best answer gets stars'
    expect(textOf(prompt, 'Question')).toMatch(/"Answers"/)
  })
})

describe('large buttons', () => {
  it('are how the app looks where nothing is set', () => {
    const prompt = 'For my grandfather: large buttons to call us, photos. No settings.'
    expect(textOf(prompt)).not.toMatch(/"Large buttons"/)
  })
})

describe('things of one noun', () => {
  it('have one list, whatever another kind of app would bring', () => {
    const names = namesOf('Wild swimming spots near me with water temperature, photos and reports')
    expect(names).not.toContain('Spots')
  })
})

describe('what one does only now and then', () => {
  it('was not done today and yesterday', () => {
    const text = textOf('Blood donors: next date, my donations, badges', 'Donations')
    expect(text).toMatch(/20 August/)
    expect(text).not.toMatch(/Yesterday/)
  })
})

describe('a tile that leads to what one fills in or pays', () => {
  it('tells nothing of it', () => {
    const text = textOf('Small cinema: programme, seats, membership card', 'Today')
    expect(text).not.toMatch(/"Membership card","subtitle"/)
  })
})

describe('a page of its own', () => {
  it('is called in full as the description calls it, with what one does there', () => {
    const text = textOf(
      'App of our small town: shops and clubs, report a pothole, waste collection calendar and markets',
    )
    expect(text).toContain('"Report a pothole"')
    expect(text).toContain('"Waste collection calendar"')
  })
})
