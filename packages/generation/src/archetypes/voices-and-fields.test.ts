import { describe, expect, it } from 'vitest'
import { allOf, kindOf, namesOf } from '../plan/short.test-helper.ts'

describe('kinds of app of voices, small planes, students and fields', () => {
  it.each([
    [
      'Singing practice: shows the pitch I sing on a dial in cents, melodies, ear training',
      'voice-training',
      'Lip trills',
    ],
    ['Vocal coach app with warm-ups, vocal range and feedback', 'voice-training', 'Five-note scale'],
    [
      'Moving map for ultralight pilots with airspaces, airfields and headings',
      'air-navigation',
      'EDHL Lübeck',
    ],
    ['VFR route planning with fuel and flight time for each leg', 'air-navigation', 'Ratzeburg'],
    [
      'Attendance tracker for students: subjects, bunk calculator, target 75%',
      'my-attendance',
      'Data structures',
    ],
    [
      'Students see how many lectures they attended and which classes they can miss',
      'my-attendance',
      'can miss 3',
    ],
    [
      'Growers buy seeds and fertilisers, book drone spraying, get crop advisory',
      'farm-market',
      'Winter wheat seed',
    ],
    ['Box cricket turf booking with time slots and floodlights', 'court-booking', 'Main turf'],
    ['Each guest has ten shots, photos are revealed together at midnight', 'guest-photos', 'Shots left'],
    ['Swipe through cafes nearby like a dating app, save those you like', 'dining', 'Restaurants'],
    ['Complete management app for brass bands: rosters and sheet music', 'choir', 'Rehearsal'],
    ['Build a daily supplement routine, set times, keep a streak', 'routine', 'Omega-3'],
  ])('are known: %s', (prompt, kind, row) => {
    expect(kindOf(prompt)).toBe(kind)
    expect(allOf(prompt)).toContain(row)
  })

  it.each([
    ['Karaoke night with friends, who sings next', 'karaoke'],
    ['Pilot logbook: flights, hours, landings', 'pilot-log'],
    ['Teachers take attendance of their classes', 'attendance'],
    ['Photo of a sick leaf tells the disease', 'plant-doctor'],
    ['Dating app for people over forty, swipe right to like', 'dating'],
    ['Swipe left to delete photos of my camera roll', 'photo-cleaner'],
  ])('leave what is of others: %s', (prompt, kind) => {
    expect(kindOf(prompt)).toBe(kind)
  })

  it('has screens for what is named', () => {
    expect(namesOf('Farmers buy seeds, book drone spraying and get crop advisory')).toEqual(
      expect.arrayContaining(['Supplies', 'Services', 'Crop advice']),
    )
  })

  it('teaches one thing alone', () => {
    expect(allOf('Learn beekeeping with short lessons and a quiz')).not.toContain('Physics')
  })
})
