import { describe, expect, it } from 'vitest'
import { kindOf, screensOf, textOf } from './short.test-helper.ts'

describe('an app for work, money or others, said in a few words', () => {
  it.each([
    ['Online banking app', 'banking'],
    ['Send money to friends', 'banking'],
    ['Revolut clone', 'banking'],
    ['Ethereum price tracker', 'crypto'],
    ['POS for a bakery', 'till'],
    ['Stock management for a hardware store', 'inventory'],
    ['Human resources app with payslips', 'employee-hub'],
    ['Dental booking app', 'my-practice'],
    ['Clinic booking app', 'my-practice'],
    ['Public complaints app for our city', 'street-reports'],
    ['School administration system', 'school-office'],
    ['Insurance company app', 'claims'],
    ['House cleaning company booking', 'home-services'],
    ['Applicant tracking tool for startups', 'recruiting'],
    ['Short video app with likes and comments', 'short-videos'],
    ['Marketplace for farmers and their produce', 'stalls'],
    ['Blood test results app for patients', 'my-practice'],
    ['Book a therapist online', 'my-practice'],
    ['Dairy farms tracker', 'livestock'],
    ['Saving goals tracker', 'savings-goals'],
    ['Pay my rent', 'tenants'],
    ['Group video calling', 'chat'],
    ['Telehealth with video calling', 'my-practice'],
    ['Matrimonial app', 'dating'],
    ['Vehicle marketplace', 'dealership'],
    ['App for the gig economy', 'jobs'],
    ['Find internships near me', 'jobs'],
    ['Legislation tracker', 'bill-watch'],
    ['Smart locks for my doors', 'smart-home'],
    ['Events management', 'events'],
    ['Job tracker for solar installers', 'field-service'],
  ])('is of the kind it is called: %s', (prompt, kind) => {
    expect(kindOf(prompt)).toBe(kind)
  })

  it.each([
    ['Vimeo clone', 'video-channels'],
    ['app like Wolt', 'food-delivery'],
    ['Cash App clone', 'banking'],
    ['Zocdoc clone', 'my-practice'],
    ['app like Skype', 'chat'],
    ['Indiegogo clone', 'crowdfunding'],
  ])('is of the kind of the app it is a copy of: %s', (prompt, kind) => {
    expect(kindOf(prompt)).toBe(kind)
  })

  it('lists no clones where nobody knows the app', () => {
    expect(JSON.stringify(screensOf('Blorbo clone'))).not.toMatch(/clone/i)
  })

  it('lists what is sent from a bank account once', () => {
    const names = screensOf('Online banking with transfers').map(({ name }) => name)
    expect(names).toContain('Send money')
    expect(names).not.toContain('Transfers')
  })

  it('rents no payment, and buys no now', () => {
    for (const prompt of ['Rent payments app for tenants', 'Buy now pay later'])
      expect(screensOf(prompt).map(({ name }) => name)).not.toContainEqual(
        expect.stringMatching(/^(?:rent|buy) /i),
      )
  })

  it('does homework, and no chores, where parents and teachers talk', () => {
    expect(textOf('Parent teacher communication', 'Homework')).not.toContain('council')
  })

  it('drives goods in trucks, and nobody to the doctor', () => {
    expect(textOf('Dispatch app for a truck company', 'Loads')).toContain('pallets')
    expect(JSON.stringify(screensOf('Freight dispatch app'))).not.toContain('dialysis')
  })

  it('shows the rooms of a heating, and no lamps', () => {
    expect(JSON.stringify(screensOf('Smart thermostats app'))).not.toContain('Reading lamp')
  })

  it('shows freelancers what is asked of them, with its price', () => {
    expect(textOf('A marketplace for freelancers', 'Search')).toContain('Logo for a small bakery')
  })

  it('preaches on Friday in a mosque', () => {
    const app = JSON.stringify(screensOf('App of our mosque'))
    expect(app).toContain('Friday prayer')
    expect(app).not.toContain('Pastor')
  })

  it('scans nothing for having cameras', () => {
    const names = screensOf('Security camera app for my house').map(({ name }) => name)
    expect(names).not.toContain('Scan')
  })

  it('counts things, and no money, as things', () => {
    for (const prompt of ['charity fundraising app', 'buy and sell second hand things', 'Charity donations'])
      expect(JSON.stringify(screensOf(prompt))).not.toMatch(/€ [\d,]+ [a-z]+, newest first/)
  })
})
