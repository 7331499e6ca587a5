import { wantedTitleVarieties } from './wanted-title.ts'
import { deliveryStopVarieties } from './delivery-stop.ts'
import { clubNoticeVarieties } from './club-notice.ts'
import { bespokeOrderVarieties, bodyMeasuresVarieties, clothChoiceVarieties } from './bespoke-order.ts'
import { donatedGoodVarieties } from './donated-good.ts'
import { giftVarieties } from './gift.ts'
import { ownShiftVarieties } from './own-shift.ts'
import { householdItemVarieties } from './household-item.ts'
import { storedFoodVarieties } from './stored-food.ts'
import { townRestaurantVarieties } from './town-restaurant.ts'
import { hireBookingVarieties, hireReturnVarieties } from './hire-handover.ts'
import { makerIngredientVarieties } from './maker-ingredient.ts'
import { hireMachineVarieties } from './hire-machine.ts'
import { earningSpotVarieties } from './earning-spot.ts'
import { checkpointVarieties } from './checkpoint.ts'
import { exhibitVarieties } from './exhibit.ts'
import { experienceVarieties } from './experience.ts'
import { earningVarieties } from './earning.ts'
import { trickVarieties } from './trick.ts'
import { qualityCheckVarieties } from './quality-check.ts'
import { airReadingVarieties } from './air-reading.ts'
import { cityVarieties } from './city.ts'
import { fieldRecordVarieties } from './field-record.ts'
import { musicMachineVarieties } from './music-machine.ts'
import { conditionPointVarieties, conditionReportVarieties } from './condition-report.ts'
import { drillItemVarieties } from './drill-item.ts'
import { careTaskVarieties } from './care-task.ts'
import { makerProductVarieties } from './maker-product.ts'
import { stallVarieties } from './stall.ts'
import { givenFoodVarieties } from './given-food.ts'
import { roomServiceVarieties } from './room-service.ts'
import { moveTrickVarieties } from './move-trick.ts'
import { holyDayVarieties } from './holy-day.ts'
import { waitingPlaceVarieties } from './waiting-place.ts'
import { handyToolVarieties } from './handy-tool.ts'
import { streetReportVarieties } from './street-report.ts'
import { golfRoundVarieties } from './golf-round.ts'
import { boardCardVarieties } from './board-card.ts'
import type { Entity } from '../../entity.ts'
import { tillItemVarieties } from './till-item.ts'
import { stemOf } from '../../words/forms.ts'
import { designVarieties } from './design.ts'
import { deviceReadingVarieties } from './device-reading.ts'
import { foodVarieties } from './food.ts'
import { runVarieties } from './run.ts'
import { babyLogVarieties } from './baby-log.ts'
import { petVarieties } from './pet.ts'
import { stretchVarieties } from './stretch.ts'
import { planetVarieties } from './planet.ts'
import { plantVarieties } from './plant.ts'
import { typingTextVarieties } from './typing-text.ts'
import { signReadingVarieties } from './sign-reading.ts'
import { liveMatchVarieties } from './live-match.ts'
import { aiChatVarieties } from './ai-chat.ts'
import { partyCardVarieties } from './party-card.ts'
import { dataNodeVarieties } from './data-node.ts'
import { appRuleVarieties } from './app-rule.ts'
import { checkStepVarieties } from './check-step.ts'
import { clientCardVarieties } from './client-card.ts'
import { contactVarieties } from './contact.ts'
import { challengeDayVarieties } from './challenge-day.ts'
import { madeOrderVarieties } from './made-order.ts'
import { loggedFlightVarieties } from './logged-flight.ts'
import { craftSupplyVarieties } from './craft-supply.ts'
import { pieceVarieties } from './piece.ts'
import { buddyVarieties } from './buddy.ts'
import { lessonVarieties } from './lesson.ts'
import { missionVarieties } from './mission.ts'
import { foundItemVarieties } from './found-item.ts'
import { momentVarieties } from './moment.ts'
import { publicBathVarieties } from './public-bath.ts'
import { animalRecordVarieties } from './animal-record.ts'
import { parkingSpotVarieties } from './parking-spot.ts'
import { packingVarieties } from './packing.ts'
import { sharedCostVarieties } from './shared-cost.ts'
import { attendanceVarieties } from './attendance.ts'
import { shelterAnimalVarieties } from './shelter-animal.ts'
import { tankVarieties } from './tank.ts'
import { budgetItemVarieties } from './budget-item.ts'
import { cardVarieties } from './card.ts'
import { clubDateVarieties } from './club-date.ts'
import { collectibleVarieties } from './collectible.ts'
import { partyItemVarieties } from './party-item.ts'
import { partyVisitVarieties } from './party-visit.ts'
import { attendedCaseVarieties } from './attended-case.ts'
import { ledWalkVarieties } from './led-walk.ts'
import { scoredRoutineVarieties } from './scored-routine.ts'
import { weatherTripVarieties } from './weather-trip.ts'
import { raceHeatVarieties } from './race-heat.ts'
import { heatResultVarieties } from './heat-result.ts'
import { hiredUnitVarieties } from './hired-unit.ts'
import { quarryMaterialVarieties } from './quarry-material.ts'
import { weighTicketVarieties } from './weigh-ticket.ts'
import { petDoseVarieties } from './pet-dose.ts'
import { playLaneVarieties } from './play-lane.ts'
import { handedInVarieties } from './handed-in.ts'
import { cravingVarieties } from './craving.ts'
import { departureVarieties } from './departure.ts'
import { aircraftVarieties } from './aircraft.ts'
import { creatureVarieties } from './creature.ts'
import { deviceVarieties } from './device.ts'
import { drawingVarieties } from './drawing.ts'
import { exerciseVarieties } from './exercise.ts'
import { paletteVarieties } from './palette.ts'
import { algorithmVarieties } from './algorithm.ts'
import { commandVarieties } from './command.ts'
import { generatedVarieties } from './generated.ts'
import { ideaVarieties } from './idea.ts'
import { jobVarieties } from './job.ts'
import { articleVarieties } from './article.ts'
import { artworkVarieties } from './artwork.ts'
import { candidateVarieties } from './candidate.ts'
import { bookVarieties } from './book.ts'
import { ebookVarieties } from './ebook.ts'
import { netDeviceVarieties } from './net-device.ts'
import { taskVarieties } from './task.ts'
import { askedQuestionVarieties } from './asked-question.ts'
import { counterVarieties } from './counter.ts'
import { workoutVarieties } from './workout.ts'
import { noteVarieties } from './note.ts'
import { growingSessionVarieties } from './growing-session.ts'
import { photoVarieties } from './photo.ts'
import { bugVarieties } from './bug.ts'
import { trailRiskVarieties } from './trail-risk.ts'
import { stationVarieties } from './station.ts'
import { movieVarieties } from './movie.ts'
import { coachedStudentVarieties } from './coached-student.ts'
import { courseVarieties } from './course.ts'
import { cropVarieties } from './crop.ts'
import { petNoteVarieties } from './pet-note.ts'
import { podcastVarieties } from './podcast.ts'
import { experimentVarieties } from './experiment.ts'
import { brewStepsVarieties } from './brew-steps.ts'
import { craftProjectVarieties } from './craft-project.ts'
import { hiredHelperVarieties } from './hired-helper.ts'
import { songLessonVarieties } from './song-lesson.ts'
import { upgradeVarieties } from './upgrade.ts'
import { leagueVarieties } from './league-fixture.ts'
import { matchVarieties } from './match.ts'
import { devEntryVarieties } from './dev-entry.ts'
import { letterCardVarieties } from './letter-card.ts'
import { logEntryVarieties } from './log-entry.ts'
import { mediaFileVarieties } from './media-file.ts'
import { offerVarieties } from './offer.ts'
import { offeredServiceVarieties } from './offered-service.ts'
import { prayerVarieties } from './prayer.ts'
import { questionVarieties } from './question.ts'
import { recipeVarieties } from './recipe.ts'
import { rentalVehicleVarieties } from './rental-vehicle.ts'
import { shortPostVarieties } from './short-post.ts'
import { symptomVarieties } from './symptom.ts'
import { treatmentVarieties } from './treatment.ts'
import { definitionVarieties } from './definition.ts'
import { deviceRuleVarieties } from './device-rule.ts'
import { batchVarieties } from './batch.ts'
import { gymClassVarieties } from './gym-class.ts'
import { inspectionVarieties } from './inspection.ts'
import { recordingVarieties } from './recording.ts'
import { countdownVarieties } from './countdown.ts'
import { metricReadingVarieties } from './metric-reading.ts'
import { routineStepVarieties } from './routine-step.ts'
import { ingredientVarieties } from './ingredient.ts'
import { patientVarieties } from './patient.ts'
import { carForSaleVarieties } from './car-for-sale.ts'
import { charityVarieties } from './charity.ts'
import { counterGoodVarieties } from './counter-good.ts'
import { identifiedPlantVarieties } from './identified-plant.ts'
import { natureFindVarieties } from './nature-find.ts'
import { eventVarieties } from './event.ts'
import { siteReportVarieties } from './site-report.ts'
import { sprayRecordVarieties } from './spray-record.ts'
import { parcelVarieties } from './parcel.ts'
import { cycleDayVarieties } from './cycle-day.ts'
import { announcementVarieties } from './announcement.ts'
import { campaignVarieties } from './campaign.ts'
import { screeningVarieties } from './screening.ts'
import { clientPaperVarieties } from './client-paper.ts'
import { stylistVarieties } from './stylist.ts'
import { expectedGuestVarieties } from './expected-guest.ts'
import { mealVarieties } from './meal.ts'
import { sensorVarieties } from './sensor.ts'
import { fleetVehicleVarieties } from './fleet-vehicle.ts'
import { drivingLessonVarieties } from './driving-lesson.ts'
import { doctorCardVarieties } from './doctor-card.ts'
import type { Variety } from './variety.ts'
import { wineVarieties } from './wine.ts'
import { tileVarieties } from './tile.ts'
import { countryCardVarieties } from './country-card.ts'
import { timedRunVarieties } from './timed-run.ts'
import { chessGameVarieties } from './chess-game.ts'
import { vitalReadingVarieties } from './vital-reading.ts'
import { volunteerShiftVarieties } from './volunteer-shift.ts'
import { productVarieties } from './product.ts'
import { visitVarieties } from './visit.ts'
import { stayVarieties } from './stay.ts'
import { usedItemVarieties } from './used-item.ts'
import { queueTicketVarieties } from './queue-ticket.ts'
import { tutorVarieties } from './tutor.ts'
import { scannedFoodVarieties } from './scanned-food.ts'
import { watchedPriceVarieties } from './watched-price.ts'
import { vaccineVarieties } from './vaccine.ts'
import { tipGameVarieties } from './tip-game.ts'
import { hazardVarieties } from './hazard.ts'
import { courtVarieties } from './court.ts'
import { homeVarieties } from './home.ts'
import { homeworkVarieties } from './homework.ts'
import { receiptVarieties } from './receipt.ts'
import { replaceableVarieties } from './replaceable.ts'
import { taxiRideVarieties } from './taxi-ride.ts'
import { safetyCheckInVarieties } from './safety-check-in.ts'
import { verseVarieties } from './verse.ts'
import { scoreRoundVarieties } from './score-round.ts'
import { quoteVarieties } from './quote.ts'
import { scholarshipVarieties } from './scholarship.ts'
import { shiftVarieties } from './shift.ts'
import { machineVarieties } from './machine.ts'
import { checkPointVarieties } from './check-point.ts'
import { findingVarieties } from './finding.ts'
import { plannedShiftVarieties } from './planned-shift.ts'
import { machineFaultVarieties } from './machine-fault.ts'
import { workHoursVarieties } from './work-hours.ts'
import { priceQuoteVarieties } from './price-quote.ts'
import { deskVarieties } from './desk.ts'
import { soldProductVarieties } from './sold-product.ts'
import { ticketVarieties } from './ticket.ts'
import { crewMemberVarieties } from './crew-member.ts'
import { quoteLineVarieties } from './quote-line.ts'
import { workOrderVarieties } from './work-order.ts'
import { stockItemVarieties } from './stock-item.ts'
import { sermonVarieties } from './sermon.ts'
import { rideRequestVarieties } from './ride-request.ts'
import { wildPatientVarieties } from './wild-patient.ts'
import { snippetVarieties } from './snippet.ts'
import { spotVarieties } from './spot.ts'
import { surfSessionVarieties } from './surf-session.ts'
import { bracketMatchVarieties } from './bracket-match.ts'
import { diaryDateVarieties } from './diary-date.ts'
import { drinkVarieties } from './drink.ts'
import { roundVarieties } from './round.ts'
import { textJobVarieties } from './text-job.ts'
import { unitVarieties } from './unit.ts'
import { wallpaperVarieties } from './wallpaper.ts'
import { attractionVarieties } from './attraction.ts'
import { rankedTeamVarieties } from './ranked-team.ts'
import { streamTitleVarieties } from './stream-title.ts'
import { repairOrderVarieties } from './repair-order.ts'
import { turnVarieties } from './turn.ts'
import { chapterVarieties } from './chapter.ts'
import { wholesaleOrderVarieties } from './wholesale-order.ts'
import { worldCityVarieties } from './world-city.ts'
import { animalPatientVarieties } from './animal-patient.ts'
import { wordVarieties } from './word.ts'
import { serviceEntryVarieties } from './service-entry.ts'
import { lifeWishVarieties } from './life-wish.ts'
import { schoolCourseVarieties } from './school-course.ts'
import { placeVarieties } from './place.ts'
import { garmentOrderVarieties } from './garment-order.ts'
import { costSharerVarieties } from './cost-sharer.ts'
import { healthMilestoneVarieties } from './health-milestone.ts'
import { personVarieties } from './person.ts'
import { tripStageVarieties } from './trip-stage.ts'
import { tripVarieties } from './trip.ts'
import { courierJobVarieties } from './courier-job.ts'
import { incomingOrderVarieties } from './incoming-order.ts'
import { boxItemVarieties } from './box-item.ts'
import { walkStopVarieties } from './walk-stop.ts'
import { leadTurnVarieties } from './lead-turn.ts'
import { roundCustomerVarieties } from './round-customer.ts'
import { roundStopVarieties } from './round-stop.ts'
import { usedCopyVarieties } from './used-copy.ts'
import { bidRequestVarieties } from './bid-request.ts'
import { intakePayoutVarieties } from './intake-payout.ts'
import { shopEveningVarieties } from './shop-evening.ts'
import { weatherNoteVarieties } from './weather-note.ts'
import { receivedBidVarieties } from './received-bid.ts'
import { intakeLoadVarieties } from './intake-load.ts'
import { intakeSlotVarieties } from './intake-slot.ts'
import { showClassVarieties } from './show-class.ts'
import { showEntryVarieties } from './show-entry.ts'
import { letPitchVarieties } from './let-pitch.ts'
import { showResultVarieties } from './show-result.ts'
import { pitchTraderVarieties } from './pitch-trader.ts'
import { clutchVarieties } from './clutch.ts'
import { pairingVarieties } from './pairing.ts'
import { bredYoungVarieties } from './bred-young.ts'
import { doctorVisitVarieties } from './doctor-visit.ts'

const varieties: readonly Variety[] = [
  ...giftVarieties,
  ...donatedGoodVarieties,
  ...ownShiftVarieties,
  ...householdItemVarieties,
  ...storedFoodVarieties,
  ...townRestaurantVarieties,
  ...healthMilestoneVarieties,
  ...personVarieties,
  ...costSharerVarieties,
  ...tripStageVarieties,
  ...tripVarieties,
  ...buddyVarieties,
  ...lessonVarieties,
  ...missionVarieties,
  ...foundItemVarieties,
  ...momentVarieties,
  ...publicBathVarieties,
  ...animalRecordVarieties,
  ...parkingSpotVarieties,
  ...attendanceVarieties,
  ...packingVarieties,
  ...sharedCostVarieties,
  ...budgetItemVarieties,
  ...shelterAnimalVarieties,
  ...tankVarieties,
  ...hireMachineVarieties,
  ...earningSpotVarieties,
  ...checkpointVarieties,
  ...experienceVarieties,
  ...earningVarieties,
  ...trickVarieties,
  ...qualityCheckVarieties,
  ...airReadingVarieties,
  ...cityVarieties,
  ...fieldRecordVarieties,
  ...musicMachineVarieties,
  ...cardVarieties,
  ...aircraftVarieties,
  ...creatureVarieties,
  ...deviceVarieties,
  ...drawingVarieties,
  ...wineVarieties,
  ...clubDateVarieties,
  ...collectibleVarieties,
  ...cravingVarieties,
  ...handedInVarieties,
  ...playLaneVarieties,
  ...petDoseVarieties,
  ...weighTicketVarieties,
  ...quarryMaterialVarieties,
  ...hiredUnitVarieties,
  ...heatResultVarieties,
  ...raceHeatVarieties,
  ...weatherTripVarieties,
  ...scoredRoutineVarieties,
  ...ledWalkVarieties,
  ...attendedCaseVarieties,
  ...partyVisitVarieties,
  ...partyItemVarieties,
  ...loggedFlightVarieties,
  ...exerciseVarieties,
  ...paletteVarieties,
  ...algorithmVarieties,
  ...commandVarieties,
  ...generatedVarieties,
  ...departureVarieties,
  ...ideaVarieties,
  ...tileVarieties,
  ...chessGameVarieties,
  ...countryCardVarieties,
  ...timedRunVarieties,
  ...jobVarieties,
  ...articleVarieties,
  ...artworkVarieties,
  ...candidateVarieties,
  ...ebookVarieties,
  ...bookVarieties,
  ...netDeviceVarieties,
  ...taskVarieties,
  ...askedQuestionVarieties,
  ...movieVarieties,
  ...stationVarieties,
  ...trailRiskVarieties,
  ...bugVarieties,
  ...photoVarieties,
  ...growingSessionVarieties,
  ...coachedStudentVarieties,
  ...courseVarieties,
  ...cropVarieties,
  ...exhibitVarieties,
  ...petNoteVarieties,
  ...podcastVarieties,
  ...experimentVarieties,
  ...brewStepsVarieties,
  ...craftProjectVarieties,
  ...hiredHelperVarieties,
  ...songLessonVarieties,
  ...upgradeVarieties,
  ...leagueVarieties,
  ...matchVarieties,
  ...devEntryVarieties,
  ...letterCardVarieties,
  ...logEntryVarieties,
  ...mediaFileVarieties,
  ...offerVarieties,
  ...offeredServiceVarieties,
  ...prayerVarieties,
  ...questionVarieties,
  ...recipeVarieties,
  ...rentalVehicleVarieties,
  ...shortPostVarieties,
  ...symptomVarieties,
  ...vitalReadingVarieties,
  ...treatmentVarieties,
  ...definitionVarieties,
  ...deviceRuleVarieties,
  ...batchVarieties,
  ...gymClassVarieties,
  ...inspectionVarieties,
  ...recordingVarieties,
  ...countdownVarieties,
  ...metricReadingVarieties,
  ...routineStepVarieties,
  ...ingredientVarieties,
  ...volunteerShiftVarieties,
  ...usedItemVarieties,
  ...productVarieties,
  ...stayVarieties,
  ...visitVarieties,
  ...queueTicketVarieties,
  ...tutorVarieties,
  ...scannedFoodVarieties,
  ...watchedPriceVarieties,
  ...vaccineVarieties,
  ...tipGameVarieties,
  ...hazardVarieties,
  ...courtVarieties,
  ...homeVarieties,
  ...receiptVarieties,
  ...replaceableVarieties,
  ...taxiRideVarieties,
  ...safetyCheckInVarieties,
  ...verseVarieties,
  ...scoreRoundVarieties,
  ...quoteVarieties,
  ...scholarshipVarieties,
  ...shiftVarieties,
  ...machineVarieties,
  ...checkPointVarieties,
  ...findingVarieties,
  ...plannedShiftVarieties,
  ...machineFaultVarieties,
  ...workHoursVarieties,
  ...priceQuoteVarieties,
  ...deskVarieties,
  ...soldProductVarieties,
  ...ticketVarieties,
  ...crewMemberVarieties,
  ...quoteLineVarieties,
  ...workOrderVarieties,
  ...stockItemVarieties,
  ...rideRequestVarieties,
  ...sermonVarieties,
  ...wildPatientVarieties,
  ...snippetVarieties,
  ...spotVarieties,
  ...surfSessionVarieties,
  ...bracketMatchVarieties,
  ...diaryDateVarieties,
  ...drinkVarieties,
  ...roundVarieties,
  ...textJobVarieties,
  ...unitVarieties,
  ...wallpaperVarieties,
  ...attractionVarieties,
  ...rankedTeamVarieties,
  ...streamTitleVarieties,
  ...repairOrderVarieties,
  ...turnVarieties,
  ...chapterVarieties,
  ...wholesaleOrderVarieties,
  ...worldCityVarieties,
  ...animalPatientVarieties,
  ...wordVarieties,
  ...patientVarieties,
  ...carForSaleVarieties,
  ...charityVarieties,
  ...counterGoodVarieties,
  ...natureFindVarieties,
  ...identifiedPlantVarieties,
  ...eventVarieties,
  ...hireBookingVarieties,
  ...hireReturnVarieties,
  ...makerIngredientVarieties,
  ...siteReportVarieties,
  ...sprayRecordVarieties,
  ...parcelVarieties,
  ...cycleDayVarieties,
  ...announcementVarieties,
  ...serviceEntryVarieties,
  ...lifeWishVarieties,
  ...campaignVarieties,
  ...screeningVarieties,
  ...clientPaperVarieties,
  ...noteVarieties,
  ...workoutVarieties,
  ...counterVarieties,
  ...schoolCourseVarieties,
  ...stylistVarieties,
  ...expectedGuestVarieties,
  ...mealVarieties,
  ...sensorVarieties,
  ...fleetVehicleVarieties,
  ...drivingLessonVarieties,
  ...doctorCardVarieties,
  ...designVarieties,
  ...deviceReadingVarieties,
  ...foodVarieties,
  ...runVarieties,
  ...babyLogVarieties,
  ...petVarieties,
  ...stretchVarieties,
  ...planetVarieties,
  ...plantVarieties,
  ...typingTextVarieties,
  ...signReadingVarieties,
  ...liveMatchVarieties,
  ...aiChatVarieties,
  ...partyCardVarieties,
  ...dataNodeVarieties,
  ...appRuleVarieties,
  ...challengeDayVarieties,
  ...contactVarieties,
  ...checkStepVarieties,
  ...madeOrderVarieties,
  ...clientCardVarieties,
  ...craftSupplyVarieties,
  ...pieceVarieties,
  ...placeVarieties,
  ...garmentOrderVarieties,
  ...tillItemVarieties,
  ...moveTrickVarieties,
  ...careTaskVarieties,
  ...makerProductVarieties,
  ...stallVarieties,
  ...givenFoodVarieties,
  ...roomServiceVarieties,
  ...holyDayVarieties,
  ...waitingPlaceVarieties,
  ...handyToolVarieties,
  ...boardCardVarieties,
  ...golfRoundVarieties,
  ...drillItemVarieties,
  ...conditionReportVarieties,
  ...conditionPointVarieties,
  ...streetReportVarieties,
  ...homeworkVarieties,
  ...courierJobVarieties,
  ...incomingOrderVarieties,
  ...boxItemVarieties,
  ...doctorVisitVarieties,
  ...walkStopVarieties,
  ...leadTurnVarieties,
  ...roundCustomerVarieties,
  ...roundStopVarieties,
  ...usedCopyVarieties,
  ...bidRequestVarieties,
  ...intakePayoutVarieties,
  ...shopEveningVarieties,
  ...weatherNoteVarieties,
  ...receivedBidVarieties,
  ...intakeLoadVarieties,
  ...bespokeOrderVarieties,
  ...wantedTitleVarieties,
  ...deliveryStopVarieties,
  ...clubNoticeVarieties,
  ...bodyMeasuresVarieties,
  ...clothChoiceVarieties,
  ...intakeSlotVarieties,
  ...showClassVarieties,
  ...showEntryVarieties,
  ...letPitchVarieties,
  ...showResultVarieties,
  ...pitchTraderVarieties,
  ...clutchVarieties,
  ...pairingVarieties,
  ...bredYoungVarieties,
]

const varietiesOf = Map.groupBy(varieties, ({ of }) => of)

/**
 * The thing with the content the description's stems ask for: the kind with the weightiest sign, then the first said.
 * Where the description has a noun of its own for it, the kind has to know that noun: record players are no records.
 */
export function inItsKind(entity: Entity, stems: string, noun?: string): Entity {
  let best: { entity: Entity; weight: number; at: number } | undefined
  for (const variety of varietiesOf.get(entity.id) ?? []) {
    if (noun && !variety.signs.some((sign) => sign.stems.includes(` ${stemOf(noun)} `))) continue
    for (const sign of variety.signs) {
      const at = stems.indexOf(sign.stems)
      if (at < 0) continue
      const isBetter = !best || sign.weight > best.weight || (sign.weight === best.weight && at < best.at)
      if (isBetter) best = { entity: variety.entity, weight: sign.weight, at }
    }
  }
  return best?.entity ?? (noun ? undefined : inAnyTrade(entity, stems)) ?? entity
}

/** Whether content is what is true in any trade: a trade that is known says better what it is there. */
export const isInAnyTrade = ({ id, samples }: Entity): boolean =>
  varietiesOf
    .get(id)
    ?.some(({ unless, entity }) => unless !== undefined && entity.samples[0]?.title === samples[0]?.title) ===
  true

/** What is true of the thing in any trade, where nothing is said of the one its own file is of. */
function inAnyTrade({ id }: Entity, stems: string): Entity | undefined {
  const plain = varietiesOf.get(id)?.find(({ unless }) => unless !== undefined)
  return plain?.unless?.some((sign) => stems.includes(sign.stems)) ? undefined : plain?.entity
}
