package plyground.views;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import plyground.core.view.Frame;
import plyground.core.view.Gesture;
import plyground.core.view.Piece;
import plyground.core.view.Scene;

/**
 * What differs between two pictures of a move: all of it by id of spot.
 *
 * @param steps the spots the mover pointed at
 * @param appeared where something stands that has not come from elsewhere
 * @param vanished what is gone and has not gone elsewhere
 * @param turned where something changed sides
 * @param later whether it happened by itself once the mover's own doing was over
 */
record Change(
    List<String> steps,
    Set<String> appeared,
    Map<String, Piece> vanished,
    Set<String> turned,
    boolean later) {
  static final Change NONE = begun(List.of());

  /** Nothing yet but some steps. */
  static Change begun(List<String> steps) {
    return new Change(steps, Set.of(), Map.of(), Set.of(), false);
  }

  /** What a frame shows beyond the scene before it. */
  static Change of(Gesture gesture, Scene before, Frame frame, boolean later) {
    var was = pieces(slid(before, frame));
    var is = pieces(frame.scene().pieces());
    var appeared = new HashSet<String>();
    var turned = new HashSet<String>();
    is.forEach(
        (at, piece) -> {
          var old = was.get(at);
          if (old == null) {
            appeared.add(at);
          } else if (old.owner() != piece.owner()) {
            turned.add(at);
          }
        });
    var vanished = new HashMap<>(was);
    vanished.keySet().removeAll(is.keySet());
    return new Change(spots(gesture), appeared, vanished, turned, later);
  }

  private static List<String> spots(Gesture gesture) {
    return gesture.steps().stream().map(Gesture.Step::at).filter(at -> !at.isEmpty()).toList();
  }

  /** The topmost piece of each spot. */
  private static Map<String, Piece> pieces(List<Piece> pieces) {
    var found = new HashMap<String, Piece>();
    pieces.forEach(piece -> found.put(piece.at(), piece));
    return found;
  }

  /** The pieces of a scene once those that slid have done so. */
  private static List<Piece> slid(Scene scene, Frame frame) {
    var pieces = new ArrayList<Piece>();
    for (var piece : scene.pieces()) {
      var to = piece.at();
      for (var slide : frame.slides()) {
        boolean goes = slide.piece() == null || Objects.equals(slide.piece(), piece);
        to = goes && slide.path().getFirst().equals(piece.at()) ? slide.path().getLast() : to;
      }
      pieces.add(new Piece(to, piece.kind(), piece.owner(), piece.letter(), piece.words()));
    }
    return pieces;
  }

  /** Whether a move of several steps began here, or one of a single step was made here. */
  boolean first(String at) {
    return !steps.isEmpty() && steps.getFirst().equals(at);
  }

  /** Whether a move of several steps ended here, or something changed sides here. */
  boolean last(String at) {
    return turned.contains(at) || (steps.size() > 1 && steps.getLast().equals(at));
  }

  /** Whether something has come here by itself. */
  boolean born(String at) {
    return later && appeared.contains(at);
  }
}
