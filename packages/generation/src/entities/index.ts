import { batteryCell } from './battery-cell.ts'
import { maker, makersPiece, makersSale } from './makers-piece.ts'
import { productIdea } from './product-idea.ts'
import { sungExercise } from './sung-exercise.ts'
import { vocalNote } from './vocal-note.ts'
import { airfield } from './airfield.ts'
import { airLeg } from './air-leg.ts'
import { airspace } from './airspace.ts'
import { attendedSubject } from './attended-subject.ts'
import { attendedClass } from './attended-class.ts'
import { farmInput } from './farm-input.ts'
import { fieldHelp } from './field-help.ts'
import { cropAdvice } from './crop-advice.ts'
import { supperGuest } from './supper-guest.ts'
import { supperCourse } from './supper-course.ts'
import { supperEvening } from './supper-evening.ts'
import { heatProtest } from './heat-protest.ts'
import { heatCrew } from './heat-crew.ts'
import { heatResult } from './heat-result.ts'
import { raceHeat } from './race-heat.ts'
import { floatDonor } from './float-donor.ts'
import { thoughtRecord } from './thought-record.ts'
import { thrownSweet } from './thrown-sweet.ts'
import { paradeNumber } from './parade-number.ts'
import { floatTask } from './float-task.ts'
import { dressAlteration } from './dress-alteration.ts'
import { trailBeacon } from './trail-beacon.ts'
import { triedDress } from './tried-dress.ts'
import { bridalFitting } from './bridal-fitting.ts'
import { dressClient } from './dress-client.ts'
import { wayHome } from './way-home.ts'
import { picnicBasket } from './picnic-basket.ts'
import { rentedComfort } from './rented-comfort.ts'
import { summerPlay } from './summer-play.ts'
import { trainedSkill } from './trained-skill.ts'
import { attendedCase } from './attended-case.ts'
import { rememberedDay } from './remembered-day.ts'
import { letterToGone } from './letter-to-gone.ts'
import { litCandle } from './lit-candle.ts'
import { planReward } from './plan-reward.ts'
import { planCard } from './plan-card.ts'
import { eveningPatrol } from './evening-patrol.ts'
import { streetSighting } from './street-sighting.ts'
import { storyPlace } from './story-place.ts'
import { storyCharacter } from './story-character.ts'
import { tripMeetingPoint } from './trip-meeting-point.ts'
import { stallDay } from './stall-day.ts'
import { stallSale } from './stall-sale.ts'
import { tripPhoto } from './trip-photo.ts'
import { weatherTrip } from './weather-trip.ts'
import { afterAdvice } from './after-advice.ts'
import { beforeAfter } from './before-after.ts'
import { seriesClient } from './series-client.ts'
import { laserSession } from './laser-session.ts'
import { braveSticker } from './brave-sticker.ts'
import { braveMoment } from './brave-moment.ts'
import { showOrder } from './show-order.ts'
import { showRehearsal } from './show-rehearsal.ts'
import { groupCostume } from './group-costume.ts'
import { danceGroup } from './dance-group.ts'
import { showDance } from './show-dance.ts'
import { skinPhoto } from './skin-photo.ts'
import { eatenNote } from './eaten-note.ts'
import { careSupply } from './care-supply.ts'
import { careChange } from './care-change.ts'
import { walkMeetingPoint } from './walk-meeting-point.ts'
import { walkGuide } from './walk-guide.ts'
import { ledWalk } from './led-walk.ts'
import { siteCustomer } from './site-customer.ts'
import { siteStop } from './site-stop.ts'
import { hiredUnit } from './hired-unit.ts'
import { practiceRoutine } from './practice-routine.ts'
import { squadMember } from './squad-member.ts'
import { scoredRoutine } from './scored-routine.ts'
import { entryBuyer } from './entry-buyer.ts'
import { wantedEntry } from './wanted-entry.ts'
import { offeredEntry } from './offered-entry.ts'
import { guestSongWish } from './guest-song-wish.ts'
import { eveningPart } from './evening-part.ts'
import { eveningSong } from './evening-song.ts'
import { freeDay } from './free-day.ts'
import { saleRoom } from './sale-room.ts'
import { taggedItem } from './tagged-item.ts'
import { partyBalance } from './party-balance.ts'
import { partyItem } from './party-item.ts'
import { partyVisit } from './party-visit.ts'
import { playPrice } from './play-price.ts'
import { playPackage } from './play-package.ts'
import { playLane } from './play-lane.ts'
import { thankNote } from './thank-note.ts'
import { mealWish } from './meal-wish.ts'
import { broughtMeal } from './brought-meal.ts'
import { quarryMaterial } from './quarry-material.ts'
import { weighCustomer } from './weigh-customer.ts'
import { weighTicket } from './weigh-ticket.ts'
import { cuppingNote } from './cupping-note.ts'
import { greenCoffee } from './green-coffee.ts'
import { roastBatch } from './roast-batch.ts'
import { effortPledge } from './effort-pledge.ts'
import { effortTeam } from './effort-team.ts'
import { guestPhoto } from './guest-photo.ts'
import { produceMarket } from './produce-market.ts'
import { marketRate } from './market-rate.ts'
import { exhibition } from './exhibition.ts'
import { billKeyword } from './bill-keyword.ts'
import { lawBill } from './law-bill.ts'
import { nearbyStore } from './nearby-store.ts'
import { marketErrand } from './market-errand.ts'
import { beautyAdvice } from './beauty-advice.ts'
import { closingStep } from './closing-step.ts'
import { openingStep } from './opening-step.ts'
import { shopOpening } from './shop-opening.ts'
import { spokenRequest } from './spoken-request.ts'
import { dayPhoto } from './day-photo.ts'
import { scannedScore } from './scanned-score.ts'
import { seafoodSpecies } from './seafood-species.ts'
import { beachReport } from './beach-report.ts'
import { claimPolicy } from './claim-policy.ts'
import { claimLetter } from './claim-letter.ts'
import { claimEvidence } from './claim-evidence.ts'
import { benefitClaim } from './benefit-claim.ts'
import { noteRequest } from './note-request.ts'
import { classNote } from './class-note.ts'
import { fertilizerAdvice } from './fertilizer-advice.ts'
import { soilReading } from './soil-reading.ts'
import { surfSession } from './surf-session.ts'
import { closetPiece } from './closet-piece.ts'
import { loveNote } from './love-note.ts'
import { familyPlace } from './family-place.ts'
import { lifeEvent } from './life-event.ts'
import { drillItem } from './drill-item.ts'
import { radioContact } from './radio-contact.ts'
import { transcription } from './transcription.ts'
import { flip } from './flip.ts'
import { conditionDefect } from './condition-defect.ts'
import { conditionPoint } from './condition-point.ts'
import { conditionReport } from './condition-report.ts'
import { cardSpread } from './card-spread.ts'
import { drawnCard } from './drawn-card.ts'
import { staffReview } from './staff-review.ts'
import { stockLocation } from './stock-location.ts'
import { newHire } from './new-hire.ts'
import { fieldForm } from './field-form.ts'
import { fieldRecord } from './field-record.ts'
import { gateTruck } from './gate-truck.ts'
import { gateBriefing } from './gate-briefing.ts'
import { foodTruckUnit } from './food-truck-unit.ts'
import { kitchenWaste } from './kitchen-waste.ts'
import { fridgeTemperature } from './fridge-temperature.ts'
import { prepTask } from './prep-task.ts'
import { ppeCheck } from './ppe-check.ts'
import { toolboxTalk } from './toolbox-talk.ts'
import { safetyIncident } from './safety-incident.ts'
import { siteDrawing } from './site-drawing.ts'
import { siteRfi } from './site-rfi.ts'
import { jobOffer } from './job-offer.ts'
import { fuelTank } from './fuel-tank.ts'
import { cashCount } from './cash-count.ts'
import { serviceContract } from './service-contract.ts'
import { clientComplaint } from './client-complaint.ts'
import { qualityCheck } from './quality-check.ts'
import { cannedReply } from './canned-reply.ts'
import { helpArticle } from './help-article.ts'
import { houseViewing } from './house-viewing.ts'
import { schoolStaff } from './school-staff.ts'
import { classPresence } from './class-presence.ts'
import { schoolFee } from './school-fee.ts'
import { schoolEnrolment } from './school-enrolment.ts'
import { skillLevel } from './skill-level.ts'
import { staffCourse } from './staff-course.ts'
import { staffCertificate } from './staff-certificate.ts'
import { shiftBalance } from './shift-balance.ts'
import { shiftRequest } from './shift-request.ts'
import { plannedShift } from './planned-shift.ts'
import { hoursToApprove } from './hours-to-approve.ts'
import { timeExport } from './time-export.ts'
import { clockEntry } from './clock-entry.ts'
import { hireReturn } from './hire-return.ts'
import { hireBooking } from './hire-booking.ts'
import { hireMachine } from './hire-machine.ts'
import { staffPaper } from './staff-paper.ts'
import { contractDate } from './contract-date.ts'
import { contractApproval } from './contract-approval.ts'
import { firmContract } from './firm-contract.ts'
import { competitorPrice } from './competitor-price.ts'
import { shelfPhoto } from './shelf-photo.ts'
import { visitOrder } from './visit-order.ts'
import { salesVisit } from './sales-visit.ts'
import { paidHours } from './paid-hours.ts'
import { eventCheckIn } from './event-check-in.ts'
import { eventShift } from './event-shift.ts'
import { dayTakings } from './day-takings.ts'
import { waitGuest } from './wait-guest.ts'
import { floorTable } from './floor-table.ts'
import { tableBookingTonight } from './table-booking-tonight.ts'
import { jobLead } from './job-lead.ts'
import { jobPayment } from './job-payment.ts'
import { contractJob } from './contract-job.ts'
import { treatmentRoom } from './treatment-room.ts'
import { waitingPatient } from './waiting-patient.ts'
import { patientBill } from './patient-bill.ts'
import { treatmentCase } from './treatment-case.ts'
import { recall } from './recall.ts'
import { firmCost } from './firm-cost.ts'
import { siteScore } from './site-score.ts'
import { surveyComment } from './survey-comment.ts'
import { guardTour } from './guard-tour.ts'
import { guardIncident } from './guard-incident.ts'
import { farmTask } from './farm-task.ts'
import { farmMachine } from './farm-machine.ts'
import { sprayRecord } from './spray-record.ts'
import { projectFile } from './project-file.ts'
import { teamLoad } from './team-load.ts'
import { projectPhase } from './project-phase.ts'
import { leaveBalance } from './leave-balance.ts'
import { vehicleDamage } from './vehicle-damage.ts'
import { fuelReceipt } from './fuel-receipt.ts'
import { vehicleService } from './vehicle-service.ts'
import { fleetDriver } from './fleet-driver.ts'
import { pickerFigure } from './picker-figure.ts'
import { shortPick } from './short-pick.ts'
import { pickLine } from './pick-line.ts'
import { priceQuote } from './price-quote.ts'
import { quoteLine } from './quote-line.ts'
import { kitchenStation } from './kitchen-station.ts'
import { soldOut } from './sold-out.ts'
import { storeFigure } from './store-figure.ts'
import { staffDocument } from './staff-document.ts'
import { officeDevice } from './office-device.ts'
import { expectedVisitor } from './expected-visitor.ts'
import { siteDelivery } from './site-delivery.ts'
import { siteDefect } from './site-defect.ts'
import { interviewNote } from './interview-note.ts'
import { workHours } from './work-hours.ts'
import { letRepair } from './let-repair.ts'
import { letContract } from './let-contract.ts'
import { submittedClaim } from './submitted-claim.ts'
import { failedStop } from './failed-stop.ts'
import { rideVolunteer } from './ride-volunteer.ts'
import { tourDriver } from './tour-driver.ts'
import { crewMember } from './crew-member.ts'
import { checkPoint } from './check-point.ts'
import { deal } from './deal.ts'
import { salesRep } from './sales-rep.ts'
import { followUp } from './follow-up.ts'
import { supplier } from './supplier.ts'
import { purchaseOrder } from './purchase-order.ts'
import { stockMovement } from './stock-movement.ts'
import { machine } from './machine.ts'
import { sparePart } from './spare-part.ts'
import { servicePlan } from './service-plan.ts'
import { machineFault } from './machine-fault.ts'
import { deliveryStop } from './delivery-stop.ts'
import { finding } from './finding.ts'
import { codeTask } from './code-task.ts'
import { airlineLimit } from './airline-limit.ts'
import { weighedBag } from './weighed-bag.ts'
import { transcript } from './transcript.ts'
import { metalHolding } from './metal-holding.ts'
import { metalPrice } from './metal-price.ts'
import { compostMaterial } from './compost-material.ts'
import { compostHeap } from './compost-heap.ts'
import { moveTrick } from './move-trick.ts'
import { ferment } from './ferment.ts'
import { letterStamp } from './letter-stamp.ts'
import { slowLetter } from './slow-letter.ts'
import { doneThing } from './done-thing.ts'
import { tracedLetter } from './traced-letter.ts'
import { waterPoint } from './water-point.ts'
import { canalLock } from './canal-lock.ts'
import { mooring } from './mooring.ts'
import { delayClaim } from './delay-claim.ts'
import { earningSpot } from './earning-spot.ts'
import { earning } from './earning.ts'
import { paperTopic } from './paper-topic.ts'
import { preprint } from './preprint.ts'
import { auroraHour } from './aurora-hour.ts'
import { bloodValue } from './blood-value.ts'
import { brushSticker } from './brush-sticker.ts'
import { brushing } from './brushing.ts'
import { speakingMoment } from './speaking-moment.ts'
import { speechExercise } from './speech-exercise.ts'
import { videoCall } from './video-call.ts'
import { sharedDoc } from './shared-doc.ts'
import { timetableLesson } from './timetable-lesson.ts'
import { stickyNote } from './sticky-note.ts'
import { waitingPlace } from './waiting-place.ts'
import { leavingFlight } from './leaving-flight.ts'
import { arrivingFlight } from './arriving-flight.ts'
import { jetLagStep } from './jet-lag-step.ts'
import { readingOfWeek } from './reading-of-week.ts'
import { holyDay } from './holy-day.ts'
import { portalFile } from './portal-file.ts'
import { portalTask } from './portal-task.ts'
import { portalCourse } from './portal-course.ts'
import { dietPhrase } from './diet-phrase.ts'
import { dietCard } from './diet-card.ts'
import { watchedPage } from './watched-page.ts'
import { talkChannel } from './talk-channel.ts'
import { timeBlock } from './time-block.ts'
import { heardTone } from './heard-tone.ts'
import { postureHour } from './posture-hour.ts'
import { waterSample } from './water-sample.ts'
import { karaokeSong } from './karaoke-song.ts'
import { bodyPart } from './body-part.ts'
import { morseLetter } from './morse-letter.ts'
import { meme } from './meme.ts'
import type { Entity } from '../entity.ts'
import { checkedText } from './checked-text.ts'
import { publicHoliday } from './public-holiday.ts'
import { textCheck } from './text-check.ts'
import { foundSource } from './found-source.ts'
import { reactionTry } from './reaction-try.ts'
import { algorithm } from './algorithm.ts'
import { clockFace } from './clock-face.ts'
import { csvRow } from './csv-row.ts'
import { csvFile } from './csv-file.ts'
import { misspelling } from './misspelling.ts'
import { dictionaryWord } from './dictionary-word.ts'
import { candidate } from './candidate.ts'
import { voter } from './voter.ts'
import { command } from './command.ts'
import { devProfile } from './dev-profile.ts'
import { publicService } from './public-service.ts'
import { serviceIncident } from './service-incident.ts'
import { expenseClaim } from './expense-claim.ts'
import { payslip } from './payslip.ts'
import { venueInquiry } from './venue-inquiry.ts'
import { tuning } from './tuning.ts'
import { coinPayment } from './coin-payment.ts'
import { gameItem } from './game-item.ts'
import { watchedCamera } from './watched-camera.ts'
import { fileDrop } from './file-drop.ts'
import { emoji } from './emoji.ts'
import { aircraft } from './aircraft.ts'
import { viewedDocument } from './viewed-document.ts'
import { textFile } from './text-file.ts'
import { bookmark } from './bookmark.ts'
import { radioStation } from './radio-station.ts'
import { dream } from './dream.ts'
import { satellitePass } from './satellite-pass.ts'
import { playedMedia } from './played-media.ts'
import { installedApp } from './installed-app.ts'
import { storeApp } from './store-app.ts'
import { blockedCall } from './blocked-call.ts'
import { phoneCall } from './phone-call.ts'
import { textMessage } from './text-message.ts'
import { audiobook } from './audiobook.ts'
import { translation } from './translation.ts'
import { keyboardLayout } from './keyboard-layout.ts'
import { tempoPreset } from './tempo-preset.ts'
import { sshHost } from './ssh-host.ts'
import { sshKey } from './ssh-key.ts'
import { boardCard, cardBoard } from './board-card.ts'
import { blogPost } from './blog-post.ts'
import { locatedFriend } from './located-friend.ts'
import { courseGrade } from './course-grade.ts'
import { gif } from './gif.ts'
import { playedTake } from './played-take.ts'
import { nudge } from './nudge.ts'
import { siteUpdate } from './site-update.ts'
import { apiRequest } from './api-request.ts'
import { mockSpot } from './mock-spot.ts'
import { soundPreset } from './sound-preset.ts'
import { lyric } from './lyric.ts'
import { madeOrder } from './made-order.ts'
import { boardedPet } from './boarded-pet.ts'
import { coursePoint } from './course-point.ts'
import { conferenceTalk } from './conference-talk.ts'
import { speaker } from './speaker.ts'
import { conferenceRoom } from './conference-room.ts'
import { remoteComputer } from './remote-computer.ts'
import { syncFolder } from './sync-folder.ts'
import { pairedDevice } from './paired-device.ts'
import { syncAccount } from './sync-account.ts'
import { syncCollection } from './sync-collection.ts'
import { playCard } from './play-card.ts'
import { deck } from './deck.ts'
import { lifeTotal } from './life-total.ts'
import { spokenText } from './spoken-text.ts'
import { partyCard } from './party-card.ts'
import { partyDeck } from './party-deck.ts'
import { songPlaylist } from './song-playlist.ts'
import { streetReport } from './street-report.ts'
import { offeredShift } from './offered-shift.ts'
import { auctionLot } from './auction-lot.ts'
import { show } from './show.ts'
import { guest } from './guest.ts'
import { guestTable } from './guest-table.ts'
import { invoice } from './invoice.ts'
import { expectedGuest } from './expected-guest.ts'
import { childAbsence } from './child-absence.ts'
import { childSheet } from './child-sheet.ts'
import { doctorCard } from './doctor-card.ts'
import { doctorVisit } from './doctor-visit.ts'
import { dateIdea } from './date-idea.ts'
import { stylist } from './stylist.ts'
import { forumTopic } from './forum-topic.ts'
import { identifiedPlant } from './identified-plant.ts'
import { natureFind } from './nature-find.ts'
import { truckStop } from './truck-stop.ts'
import { exhibit } from './exhibit.ts'
import { faqEntry } from './faq-entry.ts'
import { planet } from './planet.ts'
import { offer } from './offer.ts'
import { offeredService } from './offered-service.ts'
import { departure } from './departure.ts'
import { workOrder } from './work-order.ts'
import { checkStep } from './check-step.ts'
import { checkedContract } from './checked-contract.ts'
import { checklists } from './checklists.ts'
import { symptom } from './symptom.ts'
import { announcement } from './announcement.ts'
import { plot } from './plot.ts'
import { fishCatch } from './catch.ts'
import { spot } from './spot.ts'
import { weddingTask } from './wedding-task.ts'
import { checkItem } from './check-item.ts'
import { ambientSound } from './ambient-sound.ts'
import { carpool } from './carpool.ts'
import { foundItem } from './found-item.ts'
import { meditation } from './meditation.ts'
import { breathPattern } from './breath-pattern.ts'
import { rehearsal } from './rehearsal.ts'
import { account } from './account.ts'
import { article } from './article.ts'
import { babyLog } from './baby-log.ts'
import { beehive } from './beehive.ts'
import { bird } from './bird.ts'
import { birthday } from './birthday.ts'
import { book } from './book.ts'
import { card } from './card.ts'
import { charity } from './charity.ts'
import { city } from './city.ts'
import { coin } from './coin.ts'
import { contact } from './contact.ts'
import { course } from './course.ts'
import { device } from './device.ts'
import { drawing } from './drawing.ts'
import { drink } from './drink.ts'
import { entry } from './entry.ts'
import { escapeGroup } from './escape-group.ts'
import { escapeHint } from './escape-hint.ts'
import { escapeRecord } from './escape-record.ts'
import { event } from './event.ts'
import { dateAnswer } from './date-answer.ts'
import { dateOption } from './date-option.ts'
import { exercise } from './exercise.ts'
import { food } from './food.ts'
import { friend } from './friend.ts'
import { goal } from './goal.ts'
import { habit } from './habit.ts'
import { hike } from './hike.ts'
import { home } from './home.ts'
import { homeDish } from './home-dish.ts'
import { idea } from './idea.ts'
import { ingredient } from './ingredient.ts'
import { job } from './job.ts'
import { lesson } from './lesson.ts'
import { match } from './match.ts'
import { meal } from './meal.ts'
import { medication } from './medication.ts'
import { moment } from './moment.ts'
import { movingBox } from './moving-box.ts'
import { movie } from './movie.ts'
import { note } from './note.ts'
import { packing } from './packing.ts'
import { parcel } from './parcel.ts'
import { parkingSpot } from './parking-spot.ts'
import { patient } from './patient.ts'
import { person } from './person.ts'
import { pet } from './pet.ts'
import { photo } from './photo.ts'
import { museumWork } from './museum-work.ts'
import { place } from './place.ts'
import { plannedEpisode } from './planned-episode.ts'
import { plant } from './plant.ts'
import { plantCase } from './plant-case.ts'
import { player } from './player.ts'
import { podcast } from './podcast.ts'
import { post } from './post.ts'
import { compostBucket, compostDuty } from './compost-bucket.ts'
import { pallet } from './pallet.ts'
import { knot } from './knot.ts'
import { shelterBed } from './shelter-bed.ts'
import { escapedTeam, roomHint } from './room-hint.ts'
import { scoredTeam } from './scored-team.ts'
import { albumPhoto } from './album-photo.ts'
import { prayer } from './prayer.ts'
import { prayerRequest } from './prayer-request.ts'
import { product } from './product.ts'
import { project } from './project.ts'
import { question } from './question.ts'
import { quote } from './quote.ts'
import { raceResult } from './race-result.ts'
import { rate } from './rate.ts'
import { receipt } from './receipt.ts'
import { recipe } from './recipe.ts'
import { ride } from './ride.ts'
import { round } from './round.ts'
import { sharedCost } from './shared-cost.ts'
import { shift } from './shift.ts'
import { song } from './song.ts'
import { station } from './station.ts'
import { stay } from './stay.ts'
import { stockItem } from './stock-item.ts'
import { student } from './student.ts'
import { ratedTeacher } from './rated-teacher.ts'
import { setExam } from './set-exam.ts'
import { studentResult } from './student-result.ts'
import { survey } from './survey.ts'
import { task } from './task.ts'
import { tile } from './tile.ts'
import { transaction } from './transaction.ts'
import { eyeTest } from './eye-test.ts'
import { eyePrescription } from './eye-prescription.ts'
import { contactLens } from './contact-lens.ts'
import { helpRequest } from './help-request.ts'
import { treatment } from './treatment.ts'
import { trip } from './trip.ts'
import { wine } from './wine.ts'
import { word } from './word.ts'
import { workout } from './workout.ts'
import { night } from './night.ts'
import { subscription } from './subscription.ts'
import { outfit } from './outfit.ts'
import { desk } from './desk.ts'
import { gymClass } from './gym-class.ts'
import { ticket } from './ticket.ts'
import { siteReport } from './site-report.ts'
import { brew } from './brew.ts'
import { craftProject } from './craft-project.ts'
import { heroCharacter } from './hero-character.ts'
import { chore } from './chore.ts'
import { collectionDay } from './collection-day.ts'
import { tutor } from './tutor.ts'
import { run } from './run.ts'
import { sale } from './sale.ts'
import { wallComment } from './wall-comment.ts'
import { ideaMap } from './idea-map.ts'
import { pricePlan } from './price-plan.ts'
import { productFeature } from './product-feature.ts'
import { parkedCar } from './parked-car.ts'
import { employee } from './employee.ts'
import { salesRegion } from './sales-region.ts'
import { soldProduct } from './sold-product.ts'
import { budgetItem } from './budget-item.ts'
import { payment } from './payment.ts'
import { horse } from './horse.ts'
import { hotelRoom } from './hotel-room.ts'
import { gameSession } from './game-session.ts'
import { gardenPlot } from './garden-plot.ts'
import { rankedTeam } from './ranked-team.ts'
import { skiPass } from './ski-pass.ts'
import { surveyAnswer } from './survey-answer.ts'
import { daycareDay } from './daycare-day.ts'
import { repairOrder } from './repair-order.ts'
import { boardGame } from './board-game.ts'
import { holding } from './holding.ts'
import { timeEntry } from './time-entry.ts'
import { pregnancyWeek } from './pregnancy-week.ts'
import { charger } from './charger.ts'
import { renovationRoom } from './renovation-room.ts'
import { restorationPart } from './restoration-part.ts'
import { restorationStep } from './restoration-step.ts'
import { signReading } from './sign-reading.ts'
import { vitalReading } from './vital-reading.ts'
import { piece } from './piece.ts'
import { rentalVehicle } from './rental-vehicle.ts'
import { experience } from './experience.ts'
import { unit } from './unit.ts'
import { visit } from './visit.ts'
import { taxiRide } from './taxi-ride.ts'
import { grocery } from './grocery.ts'
import { attendance } from './attendance.ts'
import { stall } from './stall.ts'
import { houseNotice } from './house-notice.ts'
import { houseTicket } from './house-ticket.ts'
import { careTask } from './care-task.ts'
import { handedIn } from './handed-in.ts'
import { makerIngredient } from './maker-ingredient.ts'
import { makerProduct } from './maker-product.ts'
import { weddingHour } from './wedding-hour.ts'
import { photoPackage } from './photo-package.ts'
import { pickOrder } from './pick-order.ts'
import { craving } from './craving.ts'
import { companyNews } from './company-news.ts'
import { savedRead } from './saved-read.ts'
import { golfRound } from './golf-round.ts'
import { donationDate } from './donation-date.ts'
import { roomService } from './room-service.ts'
import { calculation } from './calculation.ts'
import { login } from './login.ts'
import { madeStory } from './made-story.ts'
import { clubDate } from './club-date.ts'
import { clubMember } from './club-member.ts'
import { costSharer } from './cost-sharer.ts'
import { familyPhoto } from './family-photo.ts'
import { familyViewer } from './family-viewer.ts'
import { travelDay } from './travel-day.ts'
import { partyPlayer } from './party-player.ts'
import { teamPlayer } from './team-player.ts'
import { tripStage } from './trip-stage.ts'
import { clubNotice } from './club-notice.ts'
import { code } from './code.ts'
import { file } from './file.ts'
import { feedItem } from './feed-item.ts'
import { ebook } from './ebook.ts'
import { speedText } from './speed-text.ts'
import { definition } from './definition.ts'
import { alarm } from './alarm.ts'
import { namedTimer } from './named-timer.ts'
import { worldCity } from './world-city.ts'
import { cycleDay } from './cycle-day.ts'
import { songLesson } from './song-lesson.ts'
import { metricReading } from './metric-reading.ts'
import { repository } from './repository.ts'
import { residentDay } from './resident-day.ts'
import { bracketMatch } from './bracket-match.ts'
import { email } from './email.ts'
import { letterIssue } from './letter-issue.ts'
import { letterSubscriber } from './letter-subscriber.ts'
import { palette } from './palette.ts'
import { generated } from './generated.ts'
import { textJob } from './text-job.ts'
import { chessGame } from './chess-game.ts'
import { typingText } from './typing-text.ts'
import { memory } from './memory.ts'
import { mission } from './mission.ts'
import { drive } from './drive.ts'
import { sermon } from './sermon.ts'
import { animalRecord } from './animal-record.ts'
import { caseFile } from './case-file.ts'
import { volunteerShift } from './volunteer-shift.ts'
import { householdItem } from './household-item.ts'
import { checkpoint } from './checkpoint.ts'
import { queueTicket } from './queue-ticket.ts'
import { drivingLesson } from './driving-lesson.ts'
import { letterCard } from './letter-card.ts'
import { sensor } from './sensor.ts'
import { seenThing } from './seen-thing.ts'
import { sentOffer } from './sent-offer.ts'
import { flatVisit } from './flat-visit.ts'
import { flatShare } from './flat-share.ts'
import { permit } from './permit.ts'
import { wholesaleOrder } from './wholesale-order.ts'
import { inspection } from './inspection.ts'
import { quizRound } from './quiz-round.ts'
import { collectible } from './collectible.ts'
import { tipGame } from './tip-game.ts'
import { logEntry } from './log-entry.ts'
import { court } from './court.ts'
import { scoreRound } from './score-round.ts'
import { chapter } from './chapter.ts'
import { ancestor } from './ancestor.ts'
import { fast } from './fast.ts'
import { firstAid } from './first-aid.ts'
import { counterGood } from './counter-good.ts'
import { gig } from './gig.ts'
import { shoot } from './shoot.ts'
import { experiment } from './experiment.ts'
import { movingTask } from './moving-task.ts'
import { loan } from './loan.ts'
import { stretch } from './stretch.ts'
import { pupil } from './pupil.ts'
import { tank } from './tank.ts'
import { growTray } from './grow-tray.ts'
import { waterReading } from './water-reading.ts'
import { berth } from './berth.ts'
import { historyStop } from './history-stop.ts'
import { placedChild } from './placed-child.ts'
import { careNote } from './care-note.ts'
import { familyVisit } from './family-visit.ts'
import { childPaper } from './child-paper.ts'
import { salesMachine } from './sales-machine.ts'
import { machineTrouble } from './machine-trouble.ts'
import { wishedSong } from './wished-song.ts'
import { playableSong } from './playable-song.ts'
import { dialysisSession } from './dialysis-session.ts'
import { riddenCoaster } from './ridden-coaster.ts'
import { themePark } from './theme-park.ts'
import { modelTrain } from './model-train.ts'
import { layoutPart } from './layout-part.ts'
import { runningNight } from './running-night.ts'
import { videoPlaylist } from './video-playlist.ts'
import { episodePlaylist } from './episode-playlist.ts'
import { visitingYacht } from './visiting-yacht.ts'
import { harbourFee } from './harbour-fee.ts'
import { nestReport } from './nest-report.ts'
import { modelPaint } from './model-paint.ts'
import { paintRecipe } from './paint-recipe.ts'
import { cheeseMake } from './cheese-make.ts'
import { cheeseStep } from './cheese-step.ts'
import { farewellStep } from './farewell-step.ts'
import { ceremonyPart } from './ceremony-part.ts'
import { mourningPaper } from './mourning-paper.ts'
import { condolence } from './condolence.ts'
import { translationJob } from './translation-job.ts'
import { textTranslator } from './text-translator.ts'
import { languagePair } from './language-pair.ts'
import { smallLanguage } from './small-language.ts'
import { voiceRecording } from './voice-recording.ts'
import { listedWord } from './listed-word.ts'
import { tongueSpeaker } from './tongue-speaker.ts'
import { dearPerson } from './dear-person.ts'
import { lifePicture } from './life-picture.ts'
import { oldSong } from './old-song.ts'
import { snowStreet } from './snow-street.ts'
import { bake } from './bake.ts'
import { proposal } from './proposal.ts'
import { slope } from './slope.ts'
import { petWalk } from './pet-walk.ts'
import { walkPhoto } from './walk-photo.ts'
import { buddy } from './buddy.ts'
import { foodShare } from './food-share.ts'
import { useBooking } from './use-booking.ts'
import { clubBoat } from './club-boat.ts'
import { outing } from './outing.ts'
import { houseDamage } from './house-damage.ts'
import { beachFlag } from './beach-flag.ts'
import { waterRescue } from './water-rescue.ts'
import { givenFood } from './given-food.ts'
import { recording } from './recording.ts'
import { heardSong } from './heard-song.ts'
import { heardBird } from './heard-bird.ts'
import { qibla } from './qibla.ts'
import { sura } from './sura.ts'
import { flight } from './flight.ts'
import { fare } from './fare.ts'
import { householdBill } from './household-bill.ts'
import { leagueFixture, leagueScorer, leagueTable, leagueTeam } from './league-fixture.ts'
import { boardLesson, boardProblem } from './board-lesson.ts'
import { artShow, artwork } from './artwork.ts'
import { loggedFlight } from './logged-flight.ts'
import { keptColony } from './kept-colony.ts'
import { nestBox } from './nest-box.ts'
import { publicBath } from './public-bath.ts'
import { bathPrice } from './bath-price.ts'
import { repeater } from './repeater.ts'
import { resumeEntry, resumeTemplate } from './resume-entry.ts'
import { askedQuestion } from './asked-question.ts'
import { craftSupply } from './craft-supply.ts'
import { hiredHelper } from './hired-helper.ts'
import { shortPost } from './short-post.ts'
import { streamTitle } from './stream-title.ts'
import { creature } from './creature.ts'
import { appIcon } from './app-icon.ts'
import { romGame } from './rom-game.ts'
import { counter } from './counter.ts'
import { printJob } from './print-job.ts'
import { appRule } from './app-rule.ts'
import { webPage } from './web-page.ts'
import { gpsTrack } from './gps-track.ts'
import { trackedRide } from './tracked-ride.ts'
import { flatChore } from './flat-chore.ts'
import { backupPart } from './backup-part.ts'
import { backupCopy } from './backup-copy.ts'
import { serverPlace } from './server-place.ts'
import { stepDay } from './step-day.ts'
import { verse } from './verse.ts'
import { wallpaper } from './wallpaper.ts'
import { phoneContact } from './phone-contact.ts'
import { countryFigure } from './country-figure.ts'
import { encyclopediaPage } from './encyclopedia-page.ts'
import { download } from './download.ts'
import { loyaltyCard } from './loyalty-card.ts'
import { shot } from './shot.ts'
import { launch } from './launch.ts'
import { shortLink } from './short-link.ts'
import { bug } from './bug.ts'
import { shelterAnimal } from './shelter-animal.ts'
import { kitchenTicket } from './kitchen-ticket.ts'
import { prescription } from './prescription.ts'
import { vaccine } from './vaccine.ts'
import { guestStay } from './guest-stay.ts'
import { busRide } from './bus-ride.ts'
import { scannedFood } from './scanned-food.ts'
import { screening } from './screening.ts'
import { trackedDevice } from './tracked-device.ts'
import { liveMatch } from './live-match.ts'
import { trick } from './trick.ts'
import { glucoseReading } from './glucose-reading.ts'
import { missingPet } from './missing-pet.ts'
import { coachedStudent } from './coached-student.ts'
import { wash } from './wash.ts'
import { bringItem } from './bring-item.ts'
import { ecoAction } from './eco-action.ts'
import { turn } from './turn.ts'
import { debt } from './debt.ts'
import { campusRoom } from './campus-room.ts'
import { aiChat } from './ai-chat.ts'
import { aiPrompt } from './ai-prompt.ts'
import { carService } from './car-service.ts'
import { diningPlace } from './dining-place.ts'
import { barBottle } from './bar-bottle.ts'
import { colouringPage } from './colouring-page.ts'
import { healthMilestone } from './health-milestone.ts'
import { travelSeat } from './travel-seat.ts'
import { bestLift } from './best-lift.ts'
import { schoolExam } from './school-exam.ts'
import { moneyAccount } from './money-account.ts'
import { townRestaurant } from './town-restaurant.ts'
import { familyReward } from './family-reward.ts'
import { fuelStop } from './fuel-stop.ts'
import { eatery } from './eatery.ts'
import { foodDeliveryOrder } from './food-delivery-order.ts'
import { studyMaterial } from './study-material.ts'
import { gift } from './gift.ts'
import { deviceReading } from './device-reading.ts'
import { countdown } from './countdown.ts'
import { encounter } from './encounter.ts'
import { selfCheck } from './self-check.ts'
import { weatherNote } from './weather-note.ts'
import { nameday } from './nameday.ts'
import { caffeineDrink } from './caffeine-drink.ts'
import { micSlot } from './mic-slot.ts'
import { returnPart } from './return-part.ts'
import { putThing } from './put-thing.ts'
import { safetyLesson } from './safety-lesson.ts'
import { indoorPlace } from './indoor-place.ts'
import { selfNote } from './self-note.ts'
import { festEvent } from './fest-event.ts'
import { appUsage } from './app-usage.ts'
import { safetyCheckIn } from './safety-check-in.ts'
import { pictureCard } from './picture-card.ts'
import { routineStep } from './routine-step.ts'
import { babyName } from './baby-name.ts'
import { element } from './element.ts'
import { qrCode } from './qr-code.ts'
import { beat } from './beat.ts'
import { asset } from './asset.ts'
import { storedFood } from './stored-food.ts'
import { soundEffect } from './sound-effect.ts'
import { sittingTask } from './sitting-task.ts'
import { closePerson } from './close-person.ts'
import { upgrade } from './upgrade.ts'
import { envelope } from './envelope.ts'
import { animalPatient } from './animal-patient.ts'
import { wildPatient } from './wild-patient.ts'
import { usedItem } from './used-item.ts'
import { songSheet } from './song-sheet.ts'
import { diaryDate } from './diary-date.ts'
import { custodyDay } from './custody-day.ts'
import { savingsWeek } from './savings-week.ts'
import { challengeDay } from './challenge-day.ts'
import { script } from './script.ts'
import { homework } from './homework.ts'
import { studyQuestion } from './study-question.ts'
import { lightMode } from './light-mode.ts'
import { overnightSpot } from './overnight-spot.ts'
import { petNote } from './pet-note.ts'
import { watchRoom } from './watch-room.ts'
import { batch } from './batch.ts'
import { replaceable } from './replaceable.ts'
import { serviceEntry } from './service-entry.ts'
import { upkeepTask } from './upkeep-task.ts'
import { crop } from './crop.ts'
import { poem } from './poem.ts'
import { meterReading } from './meter-reading.ts'
import { watchedPrice } from './watched-price.ts'
import { wateredField } from './watered-field.ts'
import { listItem } from './list-item.ts'
import { filmFrame } from './film-frame.ts'
import { lifeStory } from './life-story.ts'
import { snippet } from './snippet.ts'
import { countryCard } from './country-card.ts'
import { futureLetter } from './future-letter.ts'
import { bedPatient } from './bed-patient.ts'
import { bookEntry } from './book-entry.ts'
import { clientCard } from './client-card.ts'
import { clientSession } from './client-session.ts'
import { contraction } from './contraction.ts'
import { creditCustomer } from './credit-customer.ts'
import { devEntry } from './dev-entry.ts'
import { automation } from './automation.ts'
import { deviceRule } from './device-rule.ts'
import { mediaFile } from './media-file.ts'
import { serviceCheck } from './service-check.ts'
import { wardTask } from './ward-task.ts'
import { airReading } from './air-reading.ts'
import { helpPoint } from './help-point.ts'
import { attraction } from './attraction.ts'
import { boxItem } from './box-item.ts'
import { campaign } from './campaign.ts'
import { careVisit } from './care-visit.ts'
import { dataNode } from './data-node.ts'
import { deskVisitor } from './desk-visitor.ts'
import { energyReading } from './energy-reading.ts'
import { fleetVehicle } from './fleet-vehicle.ts'
import { vehicleCheck } from './vehicle-check.ts'
import { hazard } from './hazard.ts'
import { insuranceClaim } from './insurance-claim.ts'
import { leaveRequest } from './leave-request.ts'
import { lullaby } from './lullaby.ts'
import { monitorSound } from './monitor-sound.ts'
import { onboardingDocument } from './onboarding-document.ts'
import { onboardingStep } from './onboarding-step.ts'
import { packedBox } from './packed-box.ts'
import { scannedPage } from './scanned-page.ts'
import { tillItem } from './till-item.ts'
import { timedRun } from './timed-run.ts'
import { scholarship } from './scholarship.ts'
import { clientPaper } from './client-paper.ts'
import { hiddenSpot } from './hidden-spot.ts'
import { moneyGoal } from './money-goal.ts'
import { moneyJar } from './money-jar.ts'
import { netDevice } from './net-device.ts'
import { paidChore } from './paid-chore.ts'
import { scriptScene } from './script-scene.ts'
import { stageCostume } from './stage-costume.ts'
import { stageDate } from './stage-date.ts'
import { letFlat } from './let-flat.ts'
import { rentPayment } from './rent-payment.ts'
import { carForSale } from './car-for-sale.ts'
import { rideRequest } from './ride-request.ts'
import { studyGroup } from './study-group.ts'
import { sharedNote } from './shared-note.ts'
import { clubBook } from './club-book.ts'
import { readingEvening } from './reading-evening.ts'
import { partyGuest } from './party-guest.ts'
import { partyTask } from './party-task.ts'
import { partyHour } from './party-hour.ts'
import { partyGift } from './party-gift.ts'
import { moonPhase } from './moon-phase.ts'
import { sunDay } from './sun-day.ts'
import { moonAdvice } from './moon-advice.ts'
import { tattooDesign } from './tattoo-design.ts'
import { tattooSession } from './tattoo-session.ts'
import { healingStep } from './healing-step.ts'
import { lifeWish } from './life-wish.ts'
import { taughtLesson } from './taught-lesson.ts'
import { followedShow } from './followed-show.ts'
import { backlogGame } from './backlog-game.ts'
import { schoolCourse } from './school-course.ts'
import { courseLevel } from './course-level.ts'
import { campDay } from './camp-day.ts'
import { campChild } from './camp-child.ts'
import { mentor } from './mentor.ts'
import { mentorMeeting } from './mentor-meeting.ts'
import { mentoringGoal } from './mentoring-goal.ts'
import { meritBadge } from './merit-badge.ts'
import { mathTask } from './math-task.ts'
import { mathAnswer } from './math-answer.ts'
import { bankDebt } from './bank-debt.ts'
import { bankPayment } from './bank-payment.ts'
import { clip } from './clip.ts'
import { channelVideo } from './channel-video.ts'
import { applicant } from './applicant.ts'
import { opening } from './opening.ts'
import { debtPayment } from './debt-payment.ts'
import { savingsPot } from './savings-pot.ts'
import { potDeposit } from './pot-deposit.ts'
import { garmentOrder } from './garment-order.ts'
import { garmentPrice } from './garment-price.ts'
import { heldMeeting } from './held-meeting.ts'
import { actionItem } from './action-item.ts'
import { takenDecision } from './taken-decision.ts'
import { contestPhoto } from './contest-photo.ts'
import { washProgramme } from './wash-programme.ts'
import { washSite } from './wash-site.ts'
import { heardConcert } from './heard-concert.ts'
import { comingConcert } from './coming-concert.ts'
import { panicAttack } from './panic-attack.ts'
import { grownPlant } from './grown-plant.ts'
import { growingSession } from './growing-session.ts'
import { counterOrder } from './counter-order.ts'
import { calledOrder } from './called-order.ts'
import { autopay } from './autopay.ts'
import { liveGame } from './live-game.ts'
import { trailRisk } from './trail-risk.ts'
import { offlineMap } from './offline-map.ts'
import { respondent } from './respondent.ts'
import { reward } from './reward.ts'
import { goalStep } from './goal-step.ts'
import { adoptionApplication } from './adoption-application.ts'
import { aedPlace } from './aed-place.ts'
import { bikeRide } from './bike-ride.ts'
import { surplusBag } from './surplus-bag.ts'
import { handyTool } from './handy-tool.ts'
import { portraitStyle } from './portrait-style.ts'
import { madePortrait } from './made-portrait.ts'
import { roomDesign } from './room-design.ts'
import { nearPerson } from './near-person.ts'
import { gameRelease } from './game-release.ts'
import { myCard } from './my-card.ts'
import { businessCard } from './business-card.ts'
import { projectIdea } from './project-idea.ts'
import { jobApplication } from './job-application.ts'
import { aiCharacter } from './ai-character.ts'
import { spacePicture } from './space-picture.ts'
import { petNeed } from './pet-need.ts'
import { guestFeedback } from './guest-feedback.ts'
import { santaParticipant } from './santa-participant.ts'
import { nearObject } from './near-object.ts'
import { sharedStory } from './shared-story.ts'
import { workChannel } from './work-channel.ts'
import { recordedRide } from './recorded-ride.ts'
import { vehicleControl } from './vehicle-control.ts'
import { faultCode } from './fault-code.ts'
import { linkedVehicle } from './linked-vehicle.ts'
import { cleanedRoom } from './cleaned-room.ts'
import { robotPart } from './robot-part.ts'
import { supervisedStudent } from './supervised-student.ts'
import { supervisionDeadline } from './supervision-deadline.ts'
import { thesisTopic } from './thesis-topic.ts'
import { thesisMilestone } from './thesis-milestone.ts'
import { thesisApplication } from './thesis-application.ts'
import { reportCase } from './report-case.ts'
import { moderatedUser } from './moderated-user.ts'
import { cannedAnswer } from './canned-answer.ts'
import { canteenDish } from './canteen-dish.ts'
import { diningHall } from './dining-hall.ts'
import { checkedApp } from './checked-app.ts'
import { appTracker } from './app-tracker.ts'
import { appPermission } from './app-permission.ts'
import { attack } from './attack.ts'
import { frameAlbum } from './frame-album.ts'
import { frameSetting } from './frame-setting.ts'
import { frameSource } from './frame-source.ts'
import { petDose } from './pet-dose.ts'
import { lentItem } from './lent-item.ts'
import { wornLens } from './worn-lens.ts'
import { signalSpot } from './signal-spot.ts'
import { radioNetwork } from './radio-network.ts'
import { sailedRace } from './sailed-race.ts'
import { glossaryTerm } from './glossary-term.ts'
import { termList } from './term-list.ts'
import { clockPreset } from './clock-preset.ts'
import { benchCalculation } from './bench-calculation.ts'
import { benchTable } from './bench-table.ts'
import { bespokeOrder } from './bespoke-order.ts'
import { billItem } from './bill-item.ts'
import { billShare } from './bill-share.ts'
import { bodyMeasures } from './body-measures.ts'
import { callOut } from './call-out.ts'
import { workSpot } from './work-spot.ts'
import { placeReview } from './place-review.ts'
import { spotReview } from './spot-review.ts'
import { donatedGood } from './donated-good.ts'
import { supportedFamily } from './supported-family.ts'
import { foodDonor } from './food-donor.ts'
import { musicMachine } from './music-machine.ts'
import { soundPatch } from './sound-patch.ts'
import { nightPreset } from './night-preset.ts'
import { nightAction } from './night-action.ts'
import { plannedMessage } from './planned-message.ts'
import { messageTemplate } from './message-template.ts'
import { photoHeap } from './photo-heap.ts'
import { takenMeasure } from './taken-measure.ts'
import { measuredPlan } from './measured-plan.ts'
import { retroNote } from './retro-note.ts'
import { retroAction } from './retro-action.ts'
import { courierJob } from './courier-job.ts'
import { incomingOrder } from './incoming-order.ts'
import { cityTour } from './city-tour.ts'
import { linkedComputer } from './linked-computer.ts'
import { linkTool } from './link-tool.ts'
import { publicKey } from './public-key.ts'
import { chanceWay } from './chance-way.ts'
import { classMeal } from './class-meal.ts'
import { clothChoice } from './cloth-choice.ts'
import { dogOuting } from './dog-outing.ts'
import { gymRoute } from './gym-route.ts'
import { gymVisit } from './gym-visit.ts'
import { hourSwap } from './hour-swap.ts'
import { houseHour } from './house-hour.ts'
import { kidSaying } from './kid-saying.ts'
import { letDate } from './let-date.ts'
import { letPrice } from './let-price.ts'
import { letSpace } from './let-space.ts'
import { mealAllergy } from './meal-allergy.ts'
import { openDoor } from './open-door.ts'
import { optionWheel } from './option-wheel.ts'
import { paidBill } from './paid-bill.ts'
import { phonedRide } from './phoned-ride.ts'
import { placeRepair } from './place-repair.ts'
import { placeStay } from './place-stay.ts'
import { placeSupply } from './place-supply.ts'
import { sayingKid } from './saying-kid.ts'
import { talkTeacher } from './talk-teacher.ts'
import { tastingEvening } from './tasting-evening.ts'
import { tastingSample } from './tasting-sample.ts'
import { teacherSlot } from './teacher-slot.ts'
import { tourStop } from './tour-stop.ts'
import { trainedHelper } from './trained-helper.ts'
import { tripChild } from './trip-child.ts'
import { tripContact } from './trip-contact.ts'
import { vehicleTurn } from './vehicle-turn.ts'
import { bredYoung } from './bred-young.ts'
import { burial } from './burial.ts'
import { clutch } from './clutch.ts'
import { graveLease } from './grave-lease.ts'
import { graveOrder } from './grave-order.ts'
import { grave } from './grave.ts'
import { imamQuestion } from './imam-question.ts'
import { incubatorReading } from './incubator-reading.ts'
import { iqamahTime } from './iqamah-time.ts'
import { mosqueEvent } from './mosque-event.ts'
import { pairing } from './pairing.ts'
import { quranClass } from './quran-class.ts'
import { waitingFamily } from './waiting-family.ts'
import { circleFine } from './circle-fine.ts'
import { circleLoan } from './circle-loan.ts'
import { circleMeeting } from './circle-meeting.ts'
import { circleMember } from './circle-member.ts'
import { circlePayment } from './circle-payment.ts'
import { circlePayout } from './circle-payout.ts'
import { feastTable } from './feast-table.ts'
import { leadTurn } from './lead-turn.ts'
import { seatRule } from './seat-rule.ts'
import { seatedGuest } from './seated-guest.ts'
import { turnSwap } from './turn-swap.ts'
import { walkStop } from './walk-stop.ts'
import { walkingChild } from './walking-child.ts'
import { walkingFamily } from './walking-family.ts'
import { dutyIncident } from './duty-incident.ts'
import { dutyPerson } from './duty-person.ts'
import { dutyShift } from './duty-shift.ts'
import { incidentStep } from './incident-step.ts'
import { ladderChallenge } from './ladder-challenge.ts'
import { ladderMatch } from './ladder-match.ts'
import { ladderPlayer } from './ladder-player.ts'
import { lessonBill } from './lesson-bill.ts'
import { musicHour } from './music-hour.ts'
import { musicPupil } from './music-pupil.ts'
import { postmortem } from './postmortem.ts'
import { practiceTask } from './practice-task.ts'
import { practiceVideo } from './practice-video.ts'
import { pupilSticker } from './pupil-sticker.ts'
import { recitalPiece } from './recital-piece.ts'
import { runbook } from './runbook.ts'
import { roundCustomer } from './round-customer.ts'
import { servedCustomer } from './served-customer.ts'
import { roundDebt } from './round-debt.ts'
import { roundStop } from './round-stop.ts'
import { barItem } from './bar-item.ts'
import { bidRequest } from './bid-request.ts'
import { offeredBox } from './offered-box.ts'
import { receivedBid } from './received-bid.ts'
import { reservedCopy } from './reserved-copy.ts'
import { shopEvening } from './shop-evening.ts'
import { usedCopy } from './used-copy.ts'
import { wantedTitle } from './wanted-title.ts'
import { copyOrder } from './copy-order.ts'
import { copyPrice } from './copy-price.ts'
import { copyShop } from './copy-shop.ts'
import { counterCopy } from './counter-copy.ts'
import { fabricPiece } from './fabric-piece.ts'
import { gardenToBuy } from './garden-to-buy.ts'
import { notionToBuy } from './notion-to-buy.ts'
import { ownShift } from './own-shift.ts'
import { patternFile } from './pattern-file.ts'
import { sewingPattern } from './sewing-pattern.ts'
import { sewnPiece } from './sewn-piece.ts'
import { shiftDrink } from './shift-drink.ts'
import { shiftSleep } from './shift-sleep.ts'
import { mentorPair } from './mentor-pair.ts'
import { practicePresence } from './practice-presence.ts'
import { soundList } from './sound-list.ts'
import { speechChild } from './speech-child.ts'
import { spokenTake } from './spoken-take.ts'
import { swappedGear } from './swapped-gear.ts'
import { teamDue } from './team-due.ts'
import { lentKey } from './lent-key.ts'
import { fundShare } from './fund-share.ts'
import { beltExam } from './belt-exam.ts'
import { beltGrade } from './belt-grade.ts'
import { clubCrew } from './club-crew.ts'
import { clubResult } from './club-result.ts'
import { intakeGrower } from './intake-grower.ts'
import { intakeLoad } from './intake-load.ts'
import { intakePayout } from './intake-payout.ts'
import { intakePlot } from './intake-plot.ts'
import { intakeSlot } from './intake-slot.ts'
import { matClass } from './mat-class.ts'
import { matMember } from './mat-member.ts'
import { matPresence } from './mat-presence.ts'
import { matTechnique } from './mat-technique.ts'
import { arrivalStep } from './arrival-step.ts'
import { deckLane } from './deck-lane.ts'
import { ferryNotice } from './ferry-notice.ts'
import { ferryTicket } from './ferry-ticket.ts'
import { goingAlong } from './going-along.ts'
import { helpOffice } from './help-office.ts'
import { newcomerClass } from './newcomer-class.ts'
import { newcomerMeeting } from './newcomer-meeting.ts'
import { sailing } from './sailing.ts'
import { shelterOffer } from './shelter-offer.ts'
import { mosqueFund } from './mosque-fund.ts'
import { quranPupil } from './quran-pupil.ts'
import { mosqueNotice } from './mosque-notice.ts'
import { headCount } from './head-count.ts'
import { riteStep } from './rite-step.ts'
import { scoreSheet } from './score-sheet.ts'
import { showClass } from './show-class.ts'
import { showEntry } from './show-entry.ts'
import { showResult } from './show-result.ts'
import { showSteward } from './show-steward.ts'
import { tourCase } from './tour-case.ts'
import { tourDay } from './tour-day.ts'
import { tourRoom } from './tour-room.ts'
import { tourTraveller } from './tour-traveller.ts'
import { boatDamage } from './boat-damage.ts'
import { houseService } from './house-service.ts'
import { letPitch } from './let-pitch.ts'
import { memorialDay } from './memorial-day.ts'
import { pitchApplication } from './pitch-application.ts'
import { pitchFee } from './pitch-fee.ts'
import { pitchTrader } from './pitch-trader.ts'
import { pujaBooking } from './puja-booking.ts'
import { serviceDuty } from './service-duty.ts'
import { showCue } from './show-cue.ts'
import { actTime } from './act-time.ts'
import { performanceReport } from './performance-report.ts'
import { pubFixture } from './pub-fixture.ts'
import { pubPlayer } from './pub-player.ts'
import { pubStanding } from './pub-standing.ts'
import { rotaDuty } from './rota-duty.ts'
import { rotaPerson } from './rota-person.ts'
import { dutySwap } from './duty-swap.ts'
import { swarmReport } from './swarm-report.ts'
import { swarmCollector } from './swarm-collector.ts'
import { crewPassage } from './crew-passage.ts'
import { deckHand } from './deck-hand.ts'
import { handSign } from './hand-sign.ts'
import { knownSign } from './known-sign.ts'
import { weddingVendor } from './wedding-vendor.ts'
import { recyclingYard } from './recycling-yard.ts'
import { givenAway } from './given-away.ts'
import { recoveryMeeting } from './recovery-meeting.ts'
import { labCase } from './lab-case.ts'
import { labDentist } from './lab-dentist.ts'
import { labRemake } from './lab-remake.ts'
import { labDelivery } from './lab-delivery.ts'
import { siteFirm } from './site-firm.ts'
import { plotRent } from './plot-rent.ts'
import { plotMeter } from './plot-meter.ts'
import { gardenTool } from './garden-tool.ts'
import { plotWait } from './plot-wait.ts'

/** Every kind of thing Kwiq knows, one file each. */
const entities: readonly Entity[] = [
  tuning,
  codeTask,
  videoCall,
  sharedDoc,
  timetableLesson,
  stickyNote,
  santaParticipant,
  nearObject,
  sharedStory,
  workChannel,
  coinPayment,
  gameItem,
  watchedCamera,
  optionWheel,
  chanceWay,
  publicKey,
  linkTool,
  linkedComputer,
  fieldForm,
  fieldRecord,
  retroAction,
  retroNote,
  measuredPlan,
  takenMeasure,
  photoHeap,
  messageTemplate,
  plannedMessage,
  nightAction,
  nightPreset,
  soundPatch,
  musicMachine,
  foodDonor,
  supportedFamily,
  donatedGood,
  placeReview,
  spotReview,
  workSpot,
  benchTable,
  benchCalculation,
  clockPreset,
  termList,
  glossaryTerm,
  sailedRace,
  radioNetwork,
  signalSpot,
  drawnCard,
  cardSpread,
  conditionReport,
  conditionPoint,
  conditionDefect,
  flip,
  transcription,
  radioContact,
  drillItem,
  lentItem,
  wornLens,
  petDose,
  frameSource,
  frameSetting,
  frameAlbum,
  appPermission,
  appTracker,
  checkedApp,
  diningHall,
  canteenDish,
  cannedAnswer,
  moderatedUser,
  reportCase,
  supervisedStudent,
  supervisionDeadline,
  thesisApplication,
  thesisMilestone,
  thesisTopic,
  robotPart,
  cleanedRoom,
  linkedVehicle,
  faultCode,
  vehicleControl,
  recordedRide,
  fileDrop,
  emoji,
  aircraft,
  viewedDocument,
  textFile,
  bookmark,
  radioStation,
  dream,
  satellitePass,
  playedMedia,
  installedApp,
  storeApp,
  blockedCall,
  phoneCall,
  textMessage,
  audiobook,
  translation,
  petNeed,
  guestFeedback,
  spacePicture,
  jobApplication,
  aiCharacter,
  businessCard,
  projectIdea,
  rideRequest,
  carForSale,
  rentPayment,
  letFlat,
  stageDate,
  stageCostume,
  scriptScene,
  paidChore,
  netDevice,
  moneyJar,
  moneyGoal,
  hiddenSpot,
  clientPaper,
  scholarship,
  timedRun,
  tillItem,
  scannedPage,
  packedBox,
  onboardingStep,
  onboardingDocument,
  monitorSound,
  lullaby,
  leaveRequest,
  insuranceClaim,
  hazard,
  fleetVehicle,
  vehicleCheck,
  energyReading,
  deskVisitor,
  dataNode,
  careVisit,
  campaign,
  boxItem,
  attraction,
  airReading,
  helpPoint,
  wardTask,
  serviceCheck,
  mediaFile,
  automation,
  deviceRule,
  devEntry,
  creditCustomer,
  contraction,
  clientSession,
  clientCard,
  bookEntry,
  bedPatient,
  ambientSound,
  carpool,
  foundItem,
  meditation,
  breathPattern,
  rehearsal,
  show,
  guest,
  guestTable,
  invoice,
  expectedGuest,
  childAbsence,
  childSheet,
  doctorCard,
  doctorVisit,
  dateIdea,
  stylist,
  natureFind,
  identifiedPlant,
  forumTopic,
  truckStop,
  exhibit,
  faqEntry,
  planet,
  offer,
  offeredService,
  departure,
  workOrder,
  checkStep,
  checkedContract,
  symptom,
  announcement,
  plot,
  fishCatch,
  spot,
  weddingTask,
  account,
  checkItem,
  article,
  babyLog,
  beehive,
  bird,
  birthday,
  book,
  card,
  charity,
  city,
  coin,
  contact,
  course,
  device,
  drawing,
  meme,
  drink,
  entry,
  escapeGroup,
  escapeHint,
  escapeRecord,
  event,
  dateAnswer,
  dateOption,
  exercise,
  food,
  friend,
  goal,
  habit,
  vehicleTurn,
  houseHour,
  hourSwap,
  teacherSlot,
  talkTeacher,
  bespokeOrder,
  clothChoice,
  bodyMeasures,
  letSpace,
  letDate,
  letPrice,
  attack,
  tastingSample,
  tastingEvening,
  openDoor,
  phonedRide,
  tourStop,
  rideVolunteer,
  kidSaying,
  sayingKid,
  aedPlace,
  callOut,
  trainedHelper,
  tripChild,
  tripContact,
  classMeal,
  mealAllergy,
  hike,
  paidBill,
  billShare,
  billItem,
  gymVisit,
  gymRoute,
  placeSupply,
  placeRepair,
  placeStay,
  dogOuting,
  home,
  homeDish,
  idea,
  ingredient,
  job,
  lesson,
  match,
  meal,
  medication,
  moment,
  movie,
  movingBox,
  note,
  packing,
  parcel,
  parkingSpot,
  patient,
  person,
  pet,
  photo,
  museumWork,
  place,
  plannedEpisode,
  plant,
  plantCase,
  player,
  podcast,
  post,
  prayer,
  prayerRequest,
  product,
  project,
  question,
  quote,
  raceResult,
  rate,
  receipt,
  recipe,
  ride,
  round,
  sharedCost,
  shift,
  song,
  station,
  stay,
  stockItem,
  student,
  ratedTeacher,
  setExam,
  studentResult,
  survey,
  task,
  tile,
  transaction,
  eyeTest,
  eyePrescription,
  contactLens,
  helpRequest,
  treatment,
  trip,
  wine,
  word,
  workout,
  night,
  subscription,
  outfit,
  desk,
  gymClass,
  ticket,
  siteReport,
  brew,
  craftProject,
  heroCharacter,
  chore,
  collectionDay,
  tutor,
  run,
  sale,
  wallComment,
  ideaMap,
  pricePlan,
  productFeature,
  parkedCar,
  employee,
  salesRegion,
  soldProduct,
  budgetItem,
  payment,
  horse,
  hotelRoom,
  gameSession,
  gardenPlot,
  rankedTeam,
  skiPass,
  surveyAnswer,
  daycareDay,
  repairOrder,
  boardGame,
  holding,
  timeEntry,
  pregnancyWeek,
  charger,
  renovationRoom,
  restorationPart,
  restorationStep,
  signReading,
  vitalReading,
  piece,
  rentalVehicle,
  experience,
  visit,
  taxiRide,
  grocery,
  attendance,
  auctionLot,
  stall,
  houseNotice,
  houseTicket,
  careTask,
  handedIn,
  makerIngredient,
  makerProduct,
  weddingHour,
  photoPackage,
  pickOrder,
  craving,
  companyNews,
  savedRead,
  golfRound,
  donationDate,
  roomService,
  calculation,
  login,
  madeStory,
  clubDate,
  clubMember,
  costSharer,
  surfSession,
  closetPiece,
  loveNote,
  familyPlace,
  lifeEvent,
  familyPhoto,
  familyViewer,
  travelDay,
  partyPlayer,
  teamPlayer,
  tripStage,
  clubNotice,
  code,
  file,
  feedItem,
  ebook,
  speedText,
  definition,
  alarm,
  namedTimer,
  worldCity,
  cycleDay,
  songLesson,
  metricReading,
  repository,
  residentDay,
  bracketMatch,
  email,
  letterIssue,
  letterSubscriber,
  palette,
  albumPhoto,
  pallet,
  compostBucket,
  compostDuty,
  knot,
  shelterBed,
  roomHint,
  escapedTeam,
  scoredTeam,
  generated,
  textJob,
  chessGame,
  typingText,
  memory,
  mission,
  drive,
  sermon,
  animalRecord,
  caseFile,
  volunteerShift,
  householdItem,
  checkpoint,
  queueTicket,
  drivingLesson,
  letterCard,
  sensor,
  seenThing,
  sentOffer,
  staffReview,
  stockLocation,
  newHire,
  gateTruck,
  gateBriefing,
  foodTruckUnit,
  kitchenWaste,
  fridgeTemperature,
  prepTask,
  ppeCheck,
  toolboxTalk,
  safetyIncident,
  siteDrawing,
  siteRfi,
  jobOffer,
  fuelTank,
  cashCount,
  serviceContract,
  clientComplaint,
  qualityCheck,
  cannedReply,
  helpArticle,
  houseViewing,
  schoolStaff,
  classPresence,
  schoolFee,
  schoolEnrolment,
  skillLevel,
  staffCourse,
  staffCertificate,
  shiftBalance,
  shiftRequest,
  plannedShift,
  hoursToApprove,
  timeExport,
  clockEntry,
  hireReturn,
  hireBooking,
  hireMachine,
  staffPaper,
  contractDate,
  contractApproval,
  firmContract,
  competitorPrice,
  shelfPhoto,
  visitOrder,
  salesVisit,
  paidHours,
  eventCheckIn,
  eventShift,
  dayTakings,
  waitGuest,
  floorTable,
  tableBookingTonight,
  jobLead,
  jobPayment,
  contractJob,
  treatmentRoom,
  waitingPatient,
  patientBill,
  treatmentCase,
  recall,
  firmCost,
  siteScore,
  surveyComment,
  guardTour,
  guardIncident,
  farmTask,
  farmMachine,
  sprayRecord,
  projectFile,
  teamLoad,
  projectPhase,
  leaveBalance,
  vehicleDamage,
  fuelReceipt,
  vehicleService,
  fleetDriver,
  pickerFigure,
  shortPick,
  pickLine,
  priceQuote,
  quoteLine,
  kitchenStation,
  soldOut,
  storeFigure,
  staffDocument,
  officeDevice,
  expectedVisitor,
  siteDelivery,
  siteDefect,
  interviewNote,
  workHours,
  letRepair,
  letContract,
  submittedClaim,
  failedStop,
  tourDriver,
  crewMember,
  checkPoint,
  deal,
  salesRep,
  followUp,
  supplier,
  purchaseOrder,
  stockMovement,
  machine,
  sparePart,
  servicePlan,
  machineFault,
  deliveryStop,
  finding,
  flatVisit,
  flatShare,
  permit,
  wholesaleOrder,
  inspection,
  quizRound,
  collectible,
  tipGame,
  logEntry,
  court,
  scoreRound,
  chapter,
  ancestor,
  fast,
  firstAid,
  counterGood,
  gig,
  shoot,
  experiment,
  movingTask,
  loan,
  stretch,
  pupil,
  tank,
  growTray,
  waterReading,
  berth,
  historyStop,
  placedChild,
  careNote,
  familyVisit,
  childPaper,
  salesMachine,
  machineTrouble,
  wishedSong,
  playableSong,
  dialysisSession,
  riddenCoaster,
  themePark,
  modelTrain,
  layoutPart,
  runningNight,
  videoPlaylist,
  episodePlaylist,
  visitingYacht,
  harbourFee,
  nestReport,
  modelPaint,
  paintRecipe,
  cheeseMake,
  cheeseStep,
  farewellStep,
  ceremonyPart,
  mourningPaper,
  condolence,
  translationJob,
  textTranslator,
  languagePair,
  smallLanguage,
  voiceRecording,
  listedWord,
  tongueSpeaker,
  dearPerson,
  lifePicture,
  oldSong,
  snowStreet,
  bake,
  proposal,
  slope,
  petWalk,
  walkPhoto,
  buddy,
  foodShare,
  useBooking,
  clubBoat,
  outing,
  houseDamage,
  beachFlag,
  waterRescue,
  givenFood,
  recording,
  heardSong,
  heardBird,
  qibla,
  sura,
  flight,
  fare,
  householdBill,
  leagueFixture,
  leagueScorer,
  leagueTable,
  leagueTeam,
  boardLesson,
  boardProblem,
  artwork,
  loggedFlight,
  keptColony,
  nestBox,
  publicBath,
  bathPrice,
  repeater,
  resumeEntry,
  resumeTemplate,
  askedQuestion,
  artShow,
  craftSupply,
  hiredHelper,
  shortPost,
  streamTitle,
  creature,
  appIcon,
  romGame,
  counter,
  printJob,
  appRule,
  webPage,
  gpsTrack,
  trackedRide,
  flatChore,
  backupPart,
  backupCopy,
  serverPlace,
  stepDay,
  verse,
  wallpaper,
  phoneContact,
  countryFigure,
  encyclopediaPage,
  download,
  loyaltyCard,
  shot,
  launch,
  shortLink,
  bug,
  shelterAnimal,
  streetReport,
  songPlaylist,
  offeredShift,
  kitchenTicket,
  cityTour,
  courierJob,
  incomingOrder,
  prescription,
  vaccine,
  unit,
  guestStay,
  busRide,
  scannedFood,
  screening,
  trackedDevice,
  liveMatch,
  trick,
  glucoseReading,
  missingPet,
  coachedStudent,
  wash,
  bringItem,
  ecoAction,
  turn,
  debt,
  campusRoom,
  aiChat,
  aiPrompt,
  carService,
  diningPlace,
  familyReward,
  barBottle,
  colouringPage,
  healthMilestone,
  travelSeat,
  bestLift,
  schoolExam,
  moneyAccount,
  townRestaurant,
  fuelStop,
  eatery,
  foodDeliveryOrder,
  studyMaterial,
  gift,
  deviceReading,
  countdown,
  encounter,
  selfCheck,
  weatherNote,
  nameday,
  caffeineDrink,
  micSlot,
  returnPart,
  putThing,
  safetyLesson,
  indoorPlace,
  selfNote,
  festEvent,
  appUsage,
  safetyCheckIn,
  pictureCard,
  routineStep,
  babyName,
  element,
  qrCode,
  beat,
  asset,
  storedFood,
  soundEffect,
  sittingTask,
  closePerson,
  upgrade,
  envelope,
  songSheet,
  custodyDay,
  diaryDate,
  savingsWeek,
  challengeDay,
  script,
  homework,
  studyQuestion,
  lightMode,
  overnightSpot,
  petNote,
  watchRoom,
  batch,
  replaceable,
  serviceEntry,
  upkeepTask,
  crop,
  poem,
  meterReading,
  watchedPrice,
  wateredField,
  listItem,
  filmFrame,
  lifeStory,
  snippet,
  animalPatient,
  usedItem,
  batteryCell,
  thoughtRecord,
  productIdea,
  trailBeacon,
  makersPiece,
  maker,
  makersSale,
  wildPatient,
  countryCard,
  futureLetter,
  studyGroup,
  sharedNote,
  clubBook,
  readingEvening,
  partyGuest,
  partyTask,
  partyHour,
  partyGift,
  moonPhase,
  sunDay,
  moonAdvice,
  tattooDesign,
  tattooSession,
  healingStep,
  lifeWish,
  taughtLesson,
  followedShow,
  backlogGame,
  schoolCourse,
  courseLevel,
  campDay,
  campChild,
  mentor,
  mentorMeeting,
  mentoringGoal,
  meritBadge,
  mathTask,
  mathAnswer,
  bankDebt,
  bankPayment,
  clip,
  channelVideo,
  applicant,
  opening,
  debtPayment,
  savingsPot,
  potDeposit,
  garmentOrder,
  garmentPrice,
  heldMeeting,
  actionItem,
  takenDecision,
  contestPhoto,
  washProgramme,
  washSite,
  heardConcert,
  comingConcert,
  sshHost,
  sshKey,
  tempoPreset,
  keyboardLayout,
  boardCard,
  cardBoard,
  remoteComputer,
  syncFolder,
  pairedDevice,
  syncAccount,
  syncCollection,
  playCard,
  deck,
  lifeTotal,
  spokenText,
  partyCard,
  partyDeck,
  nudge,
  siteUpdate,
  apiRequest,
  mockSpot,
  soundPreset,
  lyric,
  madeOrder,
  boardedPet,
  coursePoint,
  conferenceTalk,
  speaker,
  conferenceRoom,
  playedTake,
  courseGrade,
  gif,
  locatedFriend,
  blogPost,
  nearPerson,
  myCard,
  adoptionApplication,
  surplusBag,
  handyTool,
  portraitStyle,
  madePortrait,
  roomDesign,
  gameRelease,
  bikeRide,
  respondent,
  reward,
  goalStep,
  trailRisk,
  offlineMap,
  liveGame,
  autopay,
  counterOrder,
  calledOrder,
  panicAttack,
  grownPlant,
  growingSession,
  venueInquiry,
  payslip,
  checkedText,
  publicHoliday,
  textCheck,
  foundSource,
  reactionTry,
  algorithm,
  clockFace,
  csvRow,
  csvFile,
  misspelling,
  dictionaryWord,
  candidate,
  voter,
  command,
  devProfile,
  publicService,
  serviceIncident,
  expenseClaim,
  morseLetter,
  bodyPart,
  karaokeSong,
  waterSample,
  postureHour,
  heardTone,
  timeBlock,
  talkChannel,
  watchedPage,
  dietCard,
  dietPhrase,
  portalCourse,
  portalTask,
  portalFile,
  holyDay,
  readingOfWeek,
  jetLagStep,
  arrivingFlight,
  leavingFlight,
  waitingPlace,
  speechExercise,
  speakingMoment,
  brushing,
  brushSticker,
  bloodValue,
  auroraHour,
  preprint,
  paperTopic,
  earning,
  earningSpot,
  delayClaim,
  mooring,
  canalLock,
  waterPoint,
  tracedLetter,
  doneThing,
  slowLetter,
  letterStamp,
  ferment,
  moveTrick,
  compostHeap,
  compostMaterial,
  metalPrice,
  metalHolding,
  transcript,
  weighedBag,
  airlineLimit,
  ...checklists,
  bredYoung,
  burial,
  clutch,
  graveLease,
  graveOrder,
  grave,
  imamQuestion,
  incubatorReading,
  iqamahTime,
  mosqueEvent,
  pairing,
  quranClass,
  waitingFamily,
  circleFine,
  circleLoan,
  circleMeeting,
  circleMember,
  circlePayment,
  circlePayout,
  feastTable,
  leadTurn,
  seatRule,
  seatedGuest,
  turnSwap,
  walkStop,
  walkingChild,
  walkingFamily,
  dutyIncident,
  dutyPerson,
  dutyShift,
  incidentStep,
  ladderChallenge,
  ladderMatch,
  ladderPlayer,
  lessonBill,
  musicHour,
  musicPupil,
  postmortem,
  practiceTask,
  practiceVideo,
  pupilSticker,
  recitalPiece,
  runbook,
  roundCustomer,
  servedCustomer,
  roundDebt,
  roundStop,
  barItem,
  bidRequest,
  offeredBox,
  receivedBid,
  reservedCopy,
  shopEvening,
  usedCopy,
  wantedTitle,
  copyOrder,
  copyPrice,
  copyShop,
  counterCopy,
  fabricPiece,
  gardenToBuy,
  notionToBuy,
  ownShift,
  patternFile,
  sewingPattern,
  sewnPiece,
  shiftDrink,
  shiftSleep,
  mentorPair,
  practicePresence,
  soundList,
  speechChild,
  spokenTake,
  swappedGear,
  teamDue,
  lentKey,
  fundShare,
  beltExam,
  beltGrade,
  clubCrew,
  clubResult,
  intakeGrower,
  intakeLoad,
  intakePayout,
  intakePlot,
  intakeSlot,
  matClass,
  matMember,
  matPresence,
  matTechnique,
  arrivalStep,
  deckLane,
  ferryNotice,
  ferryTicket,
  goingAlong,
  helpOffice,
  newcomerClass,
  newcomerMeeting,
  sailing,
  shelterOffer,
  mosqueFund,
  quranPupil,
  mosqueNotice,
  headCount,
  riteStep,
  scoreSheet,
  showClass,
  showEntry,
  showResult,
  showSteward,
  tourCase,
  tourDay,
  tourRoom,
  tourTraveller,
  boatDamage,
  houseService,
  letPitch,
  memorialDay,
  pitchApplication,
  pitchFee,
  pitchTrader,
  pujaBooking,
  serviceDuty,
  showCue,
  actTime,
  performanceReport,
  pubFixture,
  pubPlayer,
  pubStanding,
  rotaDuty,
  rotaPerson,
  dutySwap,
  swarmReport,
  swarmCollector,
  crewPassage,
  deckHand,
  handSign,
  knownSign,
  weddingVendor,
  recyclingYard,
  givenAway,
  recoveryMeeting,
  labCase,
  labDentist,
  labRemake,
  labDelivery,
  siteFirm,
  plotRent,
  plotMeter,
  gardenTool,
  plotWait,
  soilReading,
  fertilizerAdvice,
  classNote,
  noteRequest,
  benefitClaim,
  claimEvidence,
  claimLetter,
  claimPolicy,
  beachReport,
  seafoodSpecies,
  scannedScore,
  dayPhoto,
  spokenRequest,
  shopOpening,
  openingStep,
  closingStep,
  beautyAdvice,
  marketErrand,
  nearbyStore,
  lawBill,
  billKeyword,
  exhibition,
  marketRate,
  produceMarket,
  guestPhoto,
  effortTeam,
  effortPledge,
  roastBatch,
  greenCoffee,
  cuppingNote,
  weighTicket,
  weighCustomer,
  quarryMaterial,
  broughtMeal,
  mealWish,
  thankNote,
  playLane,
  playPackage,
  playPrice,
  partyVisit,
  partyItem,
  partyBalance,
  taggedItem,
  saleRoom,
  freeDay,
  eveningSong,
  eveningPart,
  guestSongWish,
  offeredEntry,
  wantedEntry,
  entryBuyer,
  scoredRoutine,
  squadMember,
  practiceRoutine,
  hiredUnit,
  siteStop,
  siteCustomer,
  ledWalk,
  walkGuide,
  walkMeetingPoint,
  careChange,
  careSupply,
  eatenNote,
  skinPhoto,
  showDance,
  danceGroup,
  groupCostume,
  showRehearsal,
  showOrder,
  braveMoment,
  braveSticker,
  laserSession,
  seriesClient,
  beforeAfter,
  afterAdvice,
  weatherTrip,
  tripPhoto,
  stallSale,
  stallDay,
  tripMeetingPoint,
  storyCharacter,
  storyPlace,
  streetSighting,
  eveningPatrol,
  planCard,
  planReward,
  litCandle,
  letterToGone,
  rememberedDay,
  attendedCase,
  trainedSkill,
  summerPlay,
  rentedComfort,
  picnicBasket,
  wayHome,
  dressClient,
  bridalFitting,
  triedDress,
  dressAlteration,
  floatTask,
  paradeNumber,
  thrownSweet,
  floatDonor,
  raceHeat,
  heatResult,
  heatCrew,
  heatProtest,
  supperEvening,
  supperCourse,
  supperGuest,
  sungExercise,
  vocalNote,
  airfield,
  airLeg,
  airspace,
  attendedSubject,
  attendedClass,
  farmInput,
  fieldHelp,
  cropAdvice,
]

const byWord = new Map(entities.flatMap((entity) => entity.words.map((word) => [word, entity] as const)))
const byId = new Map(entities.map((entity) => [entity.id, entity] as const))

/** The entity a singular noun (or two) names, or that has this id. */
export function findEntity(noun: string): Entity | undefined {
  return byWord.get(noun)
}

export function entityById(id: string): Entity | undefined {
  return byId.get(id)
}
