import type { ForeignDomain } from './domain.ts'

/** A car and those who repair it. */
export const garage: ForeignDomain = {
  id: 'garage',
  words: `autowerkstatt, kfz, werkstatt, fahrtenbuch, mein auto, tankbuch
garage auto, garage mecanique, carnet d'entretien, voiture
taller mecanico, taller de coches, mi coche, mi carro
oficina mecanica, meu carro, abastecimento
officina, autofficina, mia auto, mia macchina
ورشة سيارات, كراج, سيارتي, صيانة السيارات
汽修, 修车, 爱车, 汽车保养
自動車整備, 車検, 愛車, 給油`,
  main: {
    nouns: `fahrzeug, autos, =auto
vehicule, voiture
vehiculo, coche
veiculo, carro
veicol, auto, macchin
سيارات, مركبات
车辆, 车
車両, 愛車`,
    label: `Fahrzeuge
Véhicules
Vehículos
Veículos
Veicoli
السيارات
车辆
車両`,
    rows: `VW Golf | B-KW 418, TÜV bis 03/27; Opel Corsa | M-LB 212, Bremsen; Skoda Octavia | HH-OH 77, Ölwechsel; Fiat 500 | K-AP 530, fertig; Ford Transit | L-KO 904, Kupplung; Toyota Yaris | S-IC 61, Reifen
Renault Clio | GK-418-FR, contrôle en mars; Peugeot 208 | LB-212-AM, freins; Citroën C3 | OH-077-HH, vidange; Fiat 500 | AP-530-KL, prête; Renault Trafic | KO-904-LE, embrayage; Toyota Yaris | IC-061-ST, pneus
Seat Ibiza | 4418 KWB, ITV en marzo; Opel Corsa | 2212 LBM, frenos; Renault Clio | 0077 OHH, aceite; Fiat 500 | 5530 APK, listo; Ford Transit | 9904 KOL, embrague; Toyota Yaris | 6061 ICS, ruedas
VW Gol | KWB-4I18, revisão em março; Fiat Argo | LBM-2B12, freios; Chevrolet Onix | OHH-0C77, óleo; Fiat Mobi | APK-5D30, pronto; VW Saveiro | KOL-9E04, embreagem; Toyota Yaris | ICS-6F61, pneus
Fiat Panda | GK 418 FR, revisione a marzo; Opel Corsa | LB 212 AM, freni; Fiat Tipo | OH 077 HH, tagliando; Fiat 500 | AP 530 KL, pronta; Ford Transit | KO 904 LE, frizione; Toyota Yaris | IC 061 ST, gomme
تويوتا كورولا | أ ب ج 418، فحص دوري; هيونداي إلنترا | ل م ن 212، فرامل; نيسان صني | ه و ي 77، زيت; كيا ريو | س ص ع 530، جاهزة; فورد | ك ل م 904، كلتش; هوندا سيفيك | د ر ز 61، إطارات
大众朗逸 | 沪A·KW418，年检3月; 别克英朗 | 沪B·LB212，刹车; 本田思域 | 沪C·OH077，换机油; 比亚迪秦 | 沪D·AP530，已完工; 五菱宏光 | 沪E·KO904，离合器; 丰田致炫 | 沪F·IC061，轮胎
トヨタ ヤリス | 品川 500 4-18、車検3月; ホンダ フィット | 横浜 300 2-12、ブレーキ; スズキ スイフト | 千葉 501 0-77、オイル; ダイハツ タント | 足立 580 5-30、完了; ハイエース | 川崎 100 9-04、クラッチ; マツダ2 | 湘南 330 6-10、タイヤ`,
    icon: 'car',
    picture: 'car',
    fields: `Kennzeichen | text | B-KW 418; Kilometer | text | 84.200 km; Halter | person | Lea Brandt; Nächster Termin | date | 24. Nov.
Immatriculation | text | GK-418-FR; Kilométrage | text | 84 200 km; Propriétaire | person | Lea Brandt; Prochain passage | date | 24 nov.
Matrícula | text | 4418 KWB; Kilómetros | text | 84.200 km; Propietario | person | Lea Brandt; Próxima cita | date | 24 nov
Placa | text | KWB-4I18; Quilometragem | text | 84.200 km; Proprietário | person | Lea Brandt; Próxima visita | date | 24 nov
Targa | text | GK 418 FR; Chilometri | text | 84.200 km; Proprietario | person | Lea Brandt; Prossimo appuntamento | date | 24 nov
اللوحة | text | أ ب ج 418; العداد | text | 84,200 كم; المالك | person | Lea Brandt; الموعد القادم | date | 24 نوفمبر
车牌 | text | 沪A·KW418; 里程 | text | 84,200公里; 车主 | person | Lea Brandt; 下次保养 | date | 11月24日
ナンバー | text | 品川 4-18; 走行距離 | text | 84,200km; 所有者 | person | Lea Brandt; 次回 | date | 11月24日`,
    about: `Ölwechsel im Mai, Bremsbeläge bald fällig. Winterreifen liegen im Lager.
Vidange en mai, plaquettes à prévoir. Pneus d’hiver au dépôt.
Aceite cambiado en mayo, pastillas pronto. Ruedas de invierno en el almacén.
Óleo trocado em maio, pastilhas em breve. Pneus com meia vida.
Tagliando a maggio, pastiglie presto. Gomme invernali in deposito.
تم تغيير الزيت في مايو، والفرامل قريبا.
五月换过机油，刹车片快到期。冬胎在仓库。
5月にオイル交換、ブレーキパッドは近日。冬タイヤは保管中。`,
  },
  lists: [
    {
      nouns: `wartung, reparatur, service$
entretien, reparation
mantenimiento, reparacion, revision
manutenc, reparo, revis
manutenzion, riparazion, tagliand
صيانة, إصلاح
保养, 维修
整備, メンテナンス, 修理`,
      label: `Wartung
Entretien
Mantenimiento
Manutenção
Manutenzione
الصيانة
保养
整備`,
      rows: `Ölwechsel | 12. Mai, 79.400 km; Bremsbeläge vorn | 3. Aug.; Winterreifen | 28. Okt.; Hauptuntersuchung | 14. März; Batterie | 9. Jan.
Vidange | 12 mai, 79 400 km; Plaquettes avant | 3 août; Pneus d’hiver | 28 oct.; Contrôle technique | 14 mars; Batterie | 9 janv.
Cambio de aceite | 12 may, 79.400 km; Pastillas delanteras | 3 ago; Ruedas de invierno | 28 oct; ITV | 14 mar; Batería | 9 ene
Troca de óleo | 12 mai, 79.400 km; Pastilhas dianteiras | 3 ago; Alinhamento | 28 out; Licenciamento | 14 mar; Bateria | 9 jan
Cambio olio | 12 mag, 79.400 km; Pastiglie anteriori | 3 ago; Gomme invernali | 28 ott; Revisione | 14 mar; Batteria | 9 gen
تغيير الزيت | 12 مايو; فحمات أمامية | 3 أغسطس; إطارات | 28 أكتوبر; فحص دوري | 14 مارس; بطارية | 9 يناير
换机油 | 5月12日，79,400公里; 前刹车片 | 8月3日; 换冬胎 | 10月28日; 年检 | 3月14日; 电瓶 | 1月9日
オイル交換 | 5月12日、79,400km; ブレーキパッド | 8月3日; 冬タイヤ | 10月28日; 車検 | 3月14日; バッテリー | 1月9日`,
      values: '€ 118; € 240; € 60; € 135; € 92',
      icon: 'tools',
      isUsual: true,
    },
    {
      nouns: `tank, kraftstoff, betank
plein, essence, carburant
repost, gasolina, combustible
abastec, combustivel, gasolina
rifornim, benzina, carburant
تعبئة, بنزين, وقود
加油, 油耗
給油, 燃費`,
      label: `Tankfüllungen
Pleins
Repostajes
Abastecimentos
Rifornimenti
التعبئة
加油
給油`,
      rows: `42 l Super | 18. Nov., 84.200 km; 39 l Super | 6. Nov., 83.560 km; 44 l Super | 24. Okt., 82.900 km; 41 l Super | 12. Okt., 82.240 km
42 l SP95 | 18 nov., 84 200 km; 39 l SP95 | 6 nov., 83 560 km; 44 l SP95 | 24 oct., 82 900 km; 41 l SP95 | 12 oct., 82 240 km
42 l gasolina 95 | 18 nov, 84.200 km; 39 l gasolina 95 | 6 nov, 83.560 km; 44 l gasolina 95 | 24 oct, 82.900 km; 41 l gasolina 95 | 12 oct, 82.240 km
42 l gasolina | 18 nov, 84.200 km; 39 l etanol | 6 nov, 83.560 km; 44 l gasolina | 24 out, 82.900 km; 41 l gasolina | 12 out, 82.240 km
42 l benzina | 18 nov, 84.200 km; 39 l benzina | 6 nov, 83.560 km; 44 l benzina | 24 ott, 82.900 km; 41 l benzina | 12 ott, 82.240 km
42 لتر | 18 نوفمبر; 39 لتر | 6 نوفمبر; 44 لتر | 24 أكتوبر; 41 لتر | 12 أكتوبر
42升 95号 | 11月18日，84,200公里; 39升 95号 | 11月6日; 44升 95号 | 10月24日; 41升 95号 | 10月12日
42L レギュラー | 11月18日、84,200km; 39L レギュラー | 11月6日; 44L レギュラー | 10月24日; 41L レギュラー | 10月12日`,
      values: '€ 74; € 69; € 78; € 72',
      icon: 'drop',
    },
  ],
}
