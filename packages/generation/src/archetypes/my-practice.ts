import { defineArchetype } from '../archetype.ts'

export const myPractice = defineArchetype({
  id: 'my-practice',
  words:
    'dental and 6, implants crowns 20, patients to view next appointment 30, view next appointment 20, patients of a dental office 34, dental office 22, dental practice 18, osteopath 18, osteopathy 18, chiropractor 18, podiatrist 18, naturopath 16, acupuncturist 18, acupuncture 14, homeopath 16, form before the first visit 24, before the first visit 16, dentist appointment 26, dentist appointments 26, dental appointment 24, dental appointments 24, doctor appointment 16, doctor appointments 16, medical appointments 16, telehealth 20, telemedicine 20, video consultation 12, see a doctor 12, online doctor 14, choose a doctor 10, patients can book 16, patients can request 16, patients request 14, patients book 14, book a doctor 16, find a doctor 18, find doctors 18, search doctors 18, dental practice 10, dental clinic 10, patient portal 20, patient app 18, treatment plan 8, recall 4, my doctor 8, second opinion 8, vet appointment 28, vet appointments 28, vet booking 26, find a vet 24, clinic appointment 20, clinic appointments 20, clinic booking 20, dentist booking 26, dental booking 24, doctor booking 24, book a dentist 26, book dentist 24, gp appointment 24, gp appointments 24, physician booking 22, lab results 14, lab results app 26, test results app 24, therapist booking 26, book a therapist 26, psychologist booking 26, telehealth 14, telemedicine 14, book appointments with doctors 30, appointments with doctors 26, appointment with a doctor 24, physiotherapy booking 30, physio booking 28, talk to a therapist 24, therapist 8, therapy booking 24, therapy sessions 14',
  examples: `
    Osteopath or physiotherapist: patients fill in a form before the first visit, book, and find their exercises after
    I am a podiatrist with my own practice: patients book online, read how to prepare, get reminded
    Find a doctor by speciality and city, read reviews, choose a free hour and book
    Patients of our dental practice request an appointment, see their treatment plan and costs, get a recall
    Patient app of our eye clinic: next appointment, reports, prescriptions, message to the practice
    People book a visit with one of our six specialists, fill in a questionnaire before and get the findings
    Choose a skin doctor or gynaecologist, send a photo first, book online, receive the prescription
    My family practice on the phone: request a prescription or sick note, book, read lab results
    Patients can cancel or move an appointment, see how long the wait is, and rate the visit
    Orthodontist's young patients see the next check, how many weeks are left, and what to do when a wire breaks
    Health centre in the valley: list of doctors with hours, book a slot, reminders, vaccination dates
    Psychotherapists with free places, first talk by video, book and pay in the app
    Hearing and eye tests: pick a branch and a time, bring the form, results afterwards
    Private hospital's guests choose a doctor, book surgery consultations, upload reports, pay`,
  unless: /\bmassages?\b|\bmasseu(?:r|se)s?\b/i,
  presets: 'calm, clean',
  icon: 'stethoscope',
  names: 'Waiting Room, Next Visit, Well Again',
  entity: 'doctor-card',
  home: 'focus',
  screens: `
    home | Home | home
    browse | Doctors | users
    calendar | Appointments | calendar | doctor-visit
    detail | Doctor
    slots | Choose time
    confirmed | Booked | | | See you on Thursday
    checklist? | Prescriptions | pill | medication
    chats? | Messages | chat
    notifications? | Reminders | bell
    form? | Before the visit | | doctor-visit
    profile | Me | user`,
})
