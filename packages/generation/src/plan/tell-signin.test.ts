import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'

const made = (prompt: string) => generateApp({ prompt }).document

describe('an account that is told of', () => {
  it('has a screen to sign in, called as the description speaks of it', () => {
    const { screens } = made(
      'A kite swap app. User can login to the app with email and password. User can post a kite with a photo. User can chat with the owner. User can reset the password.',
    )
    const screen = screens.find(({ name }) => name === 'Sign in')
    expect(JSON.stringify(screen)).toContain('"Login"')
    expect(JSON.stringify(screen)).toContain('Reset password')
  })

  it('has one where a kind of app would have no room for it', () => {
    const { screens } = made(
      'Kite shop app. User can log in. User can search for kites. User can add kites to the cart. User can review kites. User can favorite kites. User can create a shopping list. User can log out.',
    )
    expect(screens.map(({ name }) => name)).toContain('Sign in')
  })

  it('is none where one signs up for a shift', () => {
    const { screens } = made('Beach clean-ups. Volunteers can sign up for a shift. Volunteers can log bags.')
    expect(screens.map(({ name }) => name)).not.toContain('Sign in')
  })
})

describe('what a specification tells', () => {
  it('a chart, a map and a report are drawn for whoever sees them', () => {
    const { screens } = made(
      'Kite hire. Guests can browse kites by size and wind, book a kite for a day and rate it afterwards. Staff can see a map with all kites, a sales report and a weight chart.',
    )
    const staff = JSON.stringify(screens.find(({ name }) => name === 'Staff'))
    expect(staff).toContain('"Map"')
    expect(staff.match(/"type":"chart"/g)).toHaveLength(2)
  })

  it('a form of a screen it lists has the fields it lists', () => {
    const { screens } = made(
      'Screens: Today (visits with pet and owner), Patients (search, species), Patient detail (owner, weight chart), New visit (patient, vet, date, reason), Bills (paid, open).',
    )
    expect(JSON.stringify(screens.find(({ name }) => name === 'New visit'))).toMatch(/Vet.*Reason/)
  })

  it('what the app does by itself is switched on', () => {
    const { screens } = made(
      'You can add errands with a date. The app will divide the errands equally. Users can tick errands. Everyone can see a list of errands.',
    )
    expect(JSON.stringify(screens)).toContain('Divide errands equally')
  })

  it('those who listen and those who call have parts of their own', () => {
    const names = (prompt: string) => made(prompt).screens.map(({ name }) => name)
    expect(
      names(
        'An app where rowing students log training with boat, minutes and mood, set goals and see a streak. Coaches assign drills, listen to recordings and leave comments.',
      ),
    ).toContain('Coaches')
    expect(
      names(
        'Queue app. Patient can take a number for a doctor. Patient can see the waiting time. Doctor can call the next number. Doctor can skip a patient.',
      ),
    ).toContain('Doctor')
    expect(
      names(
        'Canteen app.\nStudent side\n- browse dishes\n- track an order\nStaff side\n- live orders\n- daily revenue',
      ),
    ).toContain('Staff')
  })

  it('who does something is no list of what is kept', () => {
    const { screens, app } = made(
      'HallHub. As a lodger I can raise a complaint with category and photo. As a lodger I can apply for leave with dates and reason. As a lodger I can rate a meal.',
    )
    expect(app.name).toBe('HallHub')
    expect(screens.map(({ name }) => name)).not.toContain('Lodgers')
  })

  it('a group by age is no club', () => {
    const { screens } = made(
      'Drill library with video, coaching notes and age group. Age groups with drills.',
    )
    expect(JSON.stringify(screens)).not.toContain('Meets')
  })

  it('names of babies are of those who expect one', () => {
    const { screens } = made(
      'Pupil planner.\nTasks: create tasks with titles. Sort tasks by due date.\nNotes: write notes.\nProfile: display name and email.',
    )
    expect(JSON.stringify(screens)).not.toContain('Five names')
  })
})
