import type { ForeignDomain } from './domain.ts'

/** Beauty parlours: skin, nails and massages. */
export const beauty: ForeignDomain = {
  id: 'beauty',
  isBooked: true,
  words: `kosmetikstudio, nagelstudio, schonheitssalon, beautysalon, massage, wellness
institut de beaute, onglerie, estheti, massage, spa
centro de estetica, manicur, masaje, spa
estetica, manicur, massage, spa
centro estetico, estetist, massagg, spa
سبا, مساج, أظافر
美容院, 美甲, 按摩, 皮肤管理
ネイル, エステ, マッサージ, サロンドボーテ`,
  main: {
    nouns: `preisliste, =preise, behandlung, leistung, angebot$
tarif, =prix, prestation, soin, service
precio, tratamiento, servicio, tarifa
preco, tratamento, servico
prezz, trattament, serviz, listino
سعر, أسعار, خدم, علاج
价格, 价目, 项目, 服务
料金, メニュー, 価格, 施術`,
    label: `Behandlungen
Soins
Tratamientos
Tratamentos
Trattamenti
الخدمات
护理项目
メニュー`,
    rows: `Gesichtsbehandlung | 60 Min; Maniküre | 40 Min; Pediküre | 50 Min; Rückenmassage | 30 Min; Wimpern färben | 25 Min; Aroma-Massage | 75 Min
Soin du visage | 60 min; Manucure | 40 min; Beauté des pieds | 50 min; Massage du dos | 30 min; Teinture des cils | 25 min; Massage aux huiles | 75 min
Limpieza facial | 60 min; Manicura | 40 min; Pedicura | 50 min; Masaje de espalda | 30 min; Tinte de pestañas | 25 min; Masaje aromático | 75 min
Limpeza de pele | 60 min; Manicure | 40 min; Pedicure | 50 min; Massagem nas costas | 30 min; Design de sobrancelha | 25 min; Massagem relaxante | 75 min
Pulizia del viso | 60 min; Manicure | 40 min; Pedicure | 50 min; Massaggio schiena | 30 min; Laminazione ciglia | 25 min; Massaggio aromatico | 75 min
تنظيف البشرة | 60 دقيقة; مناكير | 40 دقيقة; باديكير | 50 دقيقة; مساج الظهر | 30 دقيقة; رموش | 25 دقيقة; مساج بالزيوت | 75 دقيقة
面部清洁 | 60分钟; 美甲 | 40分钟; 足部护理 | 50分钟; 背部按摩 | 30分钟; 美睫 | 25分钟; 精油按摩 | 75分钟
フェイシャル | 60分; ハンドネイル | 40分; フットケア | 50分; 背中マッサージ | 30分; まつげパーマ | 25分; アロママッサージ | 75分`,
    values: '€ 58; € 32; € 38; € 35; € 18; € 72',
    icon: 'spark',
    picture: 'skincare, nail, spa, massage, mascara, candle',
    fields: `Dauer | text | 60 Min; Preis | money | € 58; Bei | person | Lea Brandt; Termin | date | 19. Nov.
Durée | text | 60 min; Prix | money | € 58; Avec | person | Lea Brandt; Rendez-vous | date | 19 nov.
Duración | text | 60 min; Precio | money | € 58; Con | person | Lea Brandt; Cita | date | 19 nov
Duração | text | 60 min; Preço | money | € 58; Com | person | Lea Brandt; Data | date | 19 nov
Durata | text | 60 min; Prezzo | money | € 58; Con | person | Lea Brandt; Appuntamento | date | 19 nov
المدة | text | 60 دقيقة; السعر | money | € 58; مع | person | Lea Brandt; الموعد | date | 19 نوفمبر
时长 | text | 60分钟; 价格 | money | € 58; 技师 | person | Lea Brandt; 预约日期 | date | 11月19日
所要時間 | text | 60分; 料金 | money | € 58; 担当 | person | Lea Brandt; 予約日 | date | 11月19日`,
    about: `Reinigung, Peeling und Maske, auf deinen Hauttyp abgestimmt. Bitte ungeschminkt kommen.
Nettoyage, gommage et masque adaptés à votre peau. Venez sans maquillage.
Limpieza, exfoliación y mascarilla según tu piel. Ven sin maquillaje.
Limpeza, esfoliação e máscara para o seu tipo de pele. Venha sem maquiagem.
Detersione, scrub e maschera per il tuo tipo di pelle. Vieni senza trucco.
تنظيف وتقشير وقناع يناسب نوع بشرتك. يرجى الحضور دون مكياج.
清洁、去角质与面膜，按肤质调整。请素颜到店。
洗浄、ピーリング、パック。肌に合わせて調整します。`,
  },
  lists: [
    {
      nouns: `galerie, =fotos, design, nagel
galerie, =photos, ongles, realisations
galeria, =fotos, disenos, =unas
galeria, =fotos, unhas
galleria, =foto, unghie, lavori
معرض, صور, تصاميم
图库, 照片, 款式, 作品
ギャラリー, 写真, デザイン`,
      label: `Galerie
Réalisations
Galería
Galeria
Galleria
المعرض
作品集
ギャラリー`,
      rows: `French, mandelförmig | Gel; Nude mit Goldlinie | Shellac; Blüten, matt | Acryl; Brauen gezupft | natürlich; Wimpern, Volumen | 2D; Braut-Make-up | für Hochzeiten
French amande | gel; Nude et filet d’or | semi-permanent; Fleurs mates | acrylique; Sourcils | naturels; Cils volume | 2D; Maquillage mariée | mariages
Francesa almendrada | gel; Nude con línea dorada | semipermanente; Flores mate | acrílico; Cejas | naturales; Pestañas volumen | 2D; Maquillaje de novia | bodas
Francesinha amendoada | gel; Nude com dourado | esmaltação em gel; Flores foscas | acrílico; Sobrancelha | natural; Cílios volume | 2D; Maquiagem de noiva | casamentos
French a mandorla | gel; Nude con filo oro | semipermanente; Fiori opachi | acrilico; Sopracciglia | naturali; Ciglia volume | 2D; Trucco sposa | matrimoni
فرنش لوزي | جل; نود مع خط ذهبي | جل; ورود مطفية | أكريليك; حواجب | طبيعية; رموش كثيفة | 2D; مكياج عروس | للأعراس
杏仁法式 | 甲油胶; 裸色金线 | 甲油胶; 哑光花朵 | 光疗; 自然眉形 | 修眉; 浓密美睫 | 2D; 新娘妆 | 婚礼
アーモンドフレンチ | ジェル; ヌード×ゴールド | ジェル; マットフラワー | アクリル; ナチュラル眉 | 眉; ボリュームラッシュ | 2D; ブライダルメイク | 婚礼`,
      icon: 'image',
      picture: 'nail, nail 2, nail 3, mascara, mascara 2, make-up',
    },
  ],
}
