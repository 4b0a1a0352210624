/** The parts of self-checks that need JavaScript, in one script. */
export {Reply} from './Reply';
export {Review} from './Review';
export {StorageNote} from './StorageNote';
