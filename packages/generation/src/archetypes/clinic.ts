import { defineArchetype } from '../archetype.ts'

export const clinic = defineArchetype({
  id: 'clinic',
  words:
    'clinic 8, clinic admin 40, clinic management 26, practice management 26, patient 6, doctor 5, dentist 8, hospital 6, practice 2, nurse 6',
  examples: `
    See a doctor by video and receive the prescription
    Patients of our practice with diagnosis, allergies and next check by the doctor
    Dentist schedule with chairs, treatments and recall letters, patients and appointments
    Make an appointment with a specialist, symptoms noted beforehand
    Rural health post keeps records of mothers and children it treats, patients and nurse visits
    Skin doctor gets a photo and answers within a day, patients ask the doctor online
    Hand surgeon's practice: patients before and after the operation, splints, appointments, letters to their doctor
    Referral, lab results and X-rays for each person in the surgery, patients of the doctor
    GP reception: who waits, who is in room two, who did not show up, patient appointments with the doctor
    Psychologists in our centre book consulting rooms and see their patients, patient appointments
    Choose a paediatrician, free hour, confirmation, or cancel the appointment
    Hospital outpatients department, tokens, consultation notes and follow-up with the patients' doctor`,
  presets: 'calm, clean',
  icon: 'stethoscope',
  names: 'Good Hands, Room Two, Wellward',
  entity: 'patient',
  home: 'focus ledger',
  screens: `
    home | Today | home
    browse | Patients | users
    calendar | Calendar | calendar | | | | appointments per dentist, todays appointments, appointments per doctor, reschedule, schedule, receptionist
    browse! | Recalls | bell | recall | | | Recall reminders, Recalls, recall, reminders, reminder, follow ups, checkups due
    browse! | Plans | file | treatment-case | | | Treatment plans, treatment plan, treatments, plans
    browse! | Payments | wallet | patient-bill | | | Payments due, Payments, payment, bills, billing, invoices, insurance claims, claims
    browse! | Waiting room | clock | waiting-patient | | | Waiting room, waiting, queue, check in, who waits
    browse! | Rooms | grid | treatment-room | | | Rooms, chairs, treatment rooms, beds
    checklist? | Prescriptions | pill | medication
    chats? | Messages | chat
    detail | Patient
    slots? | Book | | | Choose a time
    confirmed? | Booked
    form | New patient
    profile? | Me | user`,
})
