import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {VideoPlayer} from '@site/src/components/VideoPlayer';
import {videosOf} from '@site/src/data/videos';
import type {Video, VideoGroup} from '@site/src/data/videos/schema';
import {hostNames, playerAddress, watchAddress} from '@site/src/lib/videoAddresses';
import styles from './styles.module.css';

const levels: Readonly<Record<Video['level'], string>> = {
  everyone: 'for everyone',
  beginner: 'beginner',
  intermediate: 'intermediate',
  school: 'school',
};

const lengthOf = ({minutes}: Video): string =>
  minutes === null ? 'length not stated' : `about ${minutes} minutes`;

function Card({video}: {readonly video: Video}): ReactNode {
  const {title, level, source, shows, notes, next} = video;
  const player = playerAddress(source);
  const host = hostNames[source.host];
  return (
    <li className={styles.card}>
      {player && <VideoPlayer title={title} address={player} host={host} />}
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p className={styles.facts}>
          {levels[level]} · {lengthOf(video)}
        </p>
        <p>{shows}</p>
        <details className={styles.notes}>
          <summary>
            Notes<span className="visually-hidden"> on {title}</span>
          </summary>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
        <p className={styles.links}>
          <a
            href={watchAddress(source)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Watch on ${host}: ${title} (new tab)`}
          >
            Watch on {host}
          </a>
          <span>
            Then: <Link to={next.to}>{next.text}</Link>
          </span>
        </p>
      </div>
    </li>
  );
}

interface Props {
  /** A section of the page of videos; all videos if left out. */
  readonly group?: VideoGroup;
}

/** Videos, each loaded when a reader asks for it. */
export function VideoCards({group}: Props): ReactNode {
  return (
    <ul className={styles.cards} role="list">
      {videosOf(group).map((video) => (
        <Card key={video.id} video={video} />
      ))}
    </ul>
  );
}
